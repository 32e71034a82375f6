import MarqueeCatalog
import MarqueeCells
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import Testing

@Suite struct ChromeDrawingTests {
  private static func image(
    _ chrome: ScreenChrome, _ device: Device, _ orientation: Orientation = .portrait
  ) -> String {
    let preview = Preview(
      title: "Home", file: "Home.plist", scene: ScreenScene(Screen(Catalog(sections: []))),
      chrome: chrome)
    let settings = ImageSettings(ScreenView.ID(device, orientation))
    return String(decoding: DrawnScreen(preview, settings).svg, as: UTF8.self)
  }

  private static let chrome: ScreenChrome = {
    var chrome = ScreenChrome()
    chrome.tabs = [
      .init(title: "First", icon: .home, isSelected: true), .init(title: "Second", icon: .search),
    ]
    return chrome
  }()

  @Test func `an image has the status bar at the top and the tab bar at the bottom`() {
    let image = Self.image(Self.chrome, .iPhone15)
    for icon in StatusBarShape.icons { #expect(image.contains(icon.path)) }
    #expect(image.contains(ChromeIcon.home.path))
    // Two tabs of 257.75 / 3 points and 16.25, in the middle of 393, 83 above the edge at 852.
    #expect(
      image.contains(
        "<rect x=\"102.46\" y=\"769\" width=\"188.08\" height=\"62\" rx=\"31\""))
  }

  @Test func `a phone on its side has no status bar`() {
    let image = Self.image(Self.chrome, .iPhone15, .landscape)
    for icon in StatusBarShape.icons { #expect(!image.contains(icon.path)) }
    // 64 above the lower edge at 393.
    #expect(image.contains("y=\"329\""))
    #expect(image.contains("height=\"44\" rx=\"22\""))
  }

  @Test func `words that are too long end in dots`() {
    let font = TextFont(pointSize: 10, weight: .medium)
    let room = LayoutRect(x: 10, y: 20, width: 40, height: 12)
    let line = TextLine(
      "A tab with a long name", font, .label, in: room, isCentered: true)
    #expect(line.text.hasPrefix("A tab"))
    #expect(line.text.hasSuffix("…"))
    #expect(TextMeasurer(font: font).width(of: line.text) <= 40)
    #expect(line.frame.minY + line.frame.height / 2 == 26)
    #expect(TextLine("Tab", font, .label, in: room, isCentered: true).text == "Tab")
  }

  @Test func `hostile words of bars stay text`() {
    var chrome = ScreenChrome()
    chrome.title = "<script>alert(1)</script>"
    chrome.tabs = [.init(title: "</text><a onclick=\"x\">")]
    let image = Self.image(chrome, .iPhoneSE)
    #expect(!image.contains("<script"))
    #expect(!image.contains("<a "))
  }
}
