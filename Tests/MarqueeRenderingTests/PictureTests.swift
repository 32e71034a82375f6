import MarqueeCatalog
import MarqueeLayout
import MarqueeScreen
import Testing

@testable import MarqueeRendering

@Suite struct PictureTests {
  private static let hostile = "<script>alert(1)</script>]]>\"'&\u{0}\u{202E}"

  private func preview(_ text: String) -> Preview {
    let items = [CatalogItem.row(Row(text: text, secondaryText: text, imageName: text))]
    return Preview(
      title: text, file: text,
      screen: Screen(
        Catalog(sections: [
          CatalogSection(type: .list, name: text, items: items),
          CatalogSection(
            type: .businessBanner, name: nil,
            items: [.businessBanner(BusinessBanner(link: "javascript:alert(1)", title: text))]),
        ])),
      diagnostics: [
        PreviewDiagnostic(severity: .error, rule: text, message: text, place: text)
      ])
  }

  @Test func `hostile text stays text in every format`() throws {
    let preview = preview(Self.hostile)
    let device = try #require(Device("iphone-15"))
    let settings = ImageSettings(device: device)
    let page = String(decoding: PreviewPage(preview, devices: [device]).html, as: UTF8.self)
    #expect(!page.contains("<script>alert"))
    #expect(!page.contains("href=\"javascript"))
    #expect(page.split(separator: "</script>").count == 3)
    let picture = String(decoding: ScreenImage(preview, settings).svg, as: UTF8.self)
    #expect(!picture.contains("<script"))
    #expect(!picture.contains("]]>"))
    #expect(!picture.contains("\0"))
    let drawing = ScreenDrawing(preview, settings).text
    #expect(!drawing.unicodeScalars.contains { $0 == "\0" || $0 == "\u{202E}" })
  }

  @Test func `the same screen gives the same bytes`() throws {
    let device = try #require(Device("iphone-se"))
    let settings = ImageSettings(device: device, appearance: .dark)
    let pages = (0..<2).map { _ in PreviewPage(preview("A"), devices: Device.all).html }
    #expect(pages[0] == pages[1])
    #expect(
      ScreenImage(preview("A"), settings).svg == ScreenImage(preview("A"), settings).svg)
  }

  @Test func `each device has its own file, in light and in dark`() throws {
    let phone = try #require(Device("iphone-15"))
    let tablet = try #require(Device("ipad-11"))
    var picture = PreviewImage()
    picture[phone, .light] = "b"
    picture[phone, .dark] = "a"
    picture[tablet, .light] = "b"
    #expect(picture.sources == ["a", "b"])
    #expect(picture[tablet, .light] == "b")
    #expect(picture[tablet, .dark] == nil)
  }

  @Test func `a section without a readable layout is empty, and nothing fails`() throws {
    let device = try #require(Device("iphone-15"))
    let empty = Preview(title: "", file: "", screen: Screen(Catalog(sections: [])))
    #expect(!PreviewPage(empty, devices: [device]).html.isEmpty)
    #expect(!ScreenImage(empty, ImageSettings(device: device)).svg.isEmpty)
    #expect(!PreviewPage(empty, devices: []).html.isEmpty)
  }
}
