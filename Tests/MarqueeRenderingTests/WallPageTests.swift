import Foundation
import MarqueeCatalog
import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct WallPageTests {
  private static func page(address: String?, locales: [DisplayLocale] = [.enUS]) -> String {
    let posters = (0..<60).map { index in
      CatalogItem.poster(Poster(description: "\(index)", imageName: index == 1 ? "b" : "a"))
    }
    let devices: [Device] = [.iPhone15, .iPadPro11]
    var images: [String: PreviewImage] = [:]
    // Two names with the same bytes.
    for name in ["a", "b"] {
      var image = PreviewImage()
      for device in devices {
        for appearance in Appearance.allCases {
          image[device, appearance] = "data:image/png;base64,AAAA"
        }
      }
      images[name] = image
    }
    let preview = Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(Screen(Catalog(sections: [CatalogSection(type: .grid, items: posters)]))),
      images: images)
    let choice = WallChoice(devices: devices, locales: locales)
    return String(
      decoding: WallPage(preview, choice.variants, page: address).html, as: UTF8.self)
  }

  private static func count(_ text: String, in page: String) -> Int {
    page.split(separator: text, omittingEmptySubsequences: false).count - 1
  }

  @Test func `all variants share the bytes of an image`() {
    let page = Self.page(address: nil)
    #expect(Self.count("class=\"thumbnail\"", in: page) == 8)
    #expect(Self.count("data:image/png;base64,AAAA", in: page) == 1)
    #expect(Self.count("href=\"#image-0\"", in: page) > 8)
  }

  /// The numbers of an attribute of a drawing's element.
  private static func numbers(_ name: String, _ element: Substring) -> [Double] {
    let value = element.components(separatedBy: "\(name)=\"").dropFirst().first ?? ""
    let numbers = value.prefix { $0 != "\"" }.split { !"-.0123456789".contains($0) }
    return numbers.compactMap { Double($0) }
  }

  /// A place given by `x` and `y` would move the clip as well, so that it hides a part of the
  /// image.
  @Test func `an image is where its transform says, and its clip is as large as it is`() throws {
    let page = Self.page(address: nil)
    let clips = Dictionary(
      page.components(separatedBy: "<clipPath id=\"").dropFirst().map { rest in
        (String(rest.prefix { $0 != "\"" }), rest.components(separatedBy: "</clipPath>")[0][...])
      }, uniquingKeysWith: { first, _ in first })
    let uses = page.components(separatedBy: "<use href=\"#image-0\"").dropFirst().map { rest in
      rest.prefix { $0 != ">" }
    }
    #expect(uses.count > 8)
    for use in uses {
      #expect(Self.numbers("transform", use).count == 2)
      #expect(Self.numbers(" x", use).isEmpty && Self.numbers(" y", use).isEmpty)
      guard use.contains("clip-path") else { continue }
      let name = use.components(separatedBy: "url(#")[1].prefix { $0 != ")" }
      let clip = try #require(clips[String(name)])
      #expect(Self.numbers(" x", clip) == [0] && Self.numbers(" y", clip) == [0])
      for side in ["width", "height"] {
        #expect(Self.numbers(" \(side)", clip) == Self.numbers(" \(side)", use))
      }
    }
  }

  @Test func `no two elements of a page have one name`() {
    let names = Self.page(address: nil).split(separator: " id=\"").dropFirst().map { rest in
      rest.prefix { $0 != "\"" }
    }
    #expect(names.count > 20)
    #expect(Set(names).count == names.count)
  }

  @Test func `there are links to the page if there is one, in its locale`() {
    #expect(Self.count("class=\"open\"", in: Self.page(address: nil)) == 0)
    #expect(Self.count("class=\"open\"", in: Self.page(address: "Home.html")) == 8)
    let page = Self.page(address: "Home.html", locales: [.enUS, .deDE])
    #expect(Self.count("class=\"thumbnail\"", in: page) == 16)
    #expect(Self.count("class=\"open\"", in: page) == 8)
  }

  @Test func `a wall draws one screenful`() {
    let preview = Preview(title: "", file: "", scene: ScreenScene(Screen(Catalog(sections: []))))
    let view = preview.scene.view(ScreenView.ID(.iPhone15, .landscape))
    let drawn = DrawnScreen(preview, view, .light, .firstScreenful)
    #expect(drawn.size == LayoutExtent(width: 852, height: 393))
  }
}
