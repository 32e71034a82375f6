import MarqueeCatalog
import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct PlainScreenTests {
  private func preview(
    sections: Int = 1, items: Int = 1, diagnostics: Int = 0
  ) -> Preview {
    let lines = (0..<items).map { CatalogItem.row(Row(text: "Line \($0).", imageName: nil)) }
    let section = CatalogSection(type: .list, name: nil, items: lines)
    return Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(Screen(Catalog(sections: Array(repeating: section, count: sections)))),
      diagnostics: (0..<diagnostics).map {
        PreviewDiagnostic(
          severity: .warning, rule: "rule", message: "<message> \($0).", place: "Home.plist:1:1")
      })
  }

  /// A poster of a lamp, whose image comes from some source.
  private func lamp(_ source: String) throws -> Preview {
    let poster = CatalogItem.poster(Poster(description: "A lamp", imageName: "lamp"))
    var image = PreviewImage()
    for appearance in Appearance.allCases {
      image[try #require(Device(named: "iphone-15")), appearance] = source
    }
    return Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(
        Screen(Catalog(sections: [CatalogSection(type: .basic, items: [poster])]))),
      images: ["lamp": image])
  }

  private func html(_ preview: Preview, isFollowing: Bool = false) throws -> String {
    let device = try #require(Device(named: "iphone-15"))
    let page = PreviewPage(
      preview, devices: [device], changes: isFollowing ? ChangeScripts(page: "Home") : nil)
    return String(decoding: page.plain(nil).bytes, as: UTF8.self)
  }

  @Test func `shows the screen and its diagnostics with markup only`() throws {
    let html = try html(preview(items: 3, diagnostics: 2))
    #expect(html.hasPrefix("<noscript>"))
    for words in ["Line 0.", "Line 2.", "warning: &lt;message&gt; 1."] {
      #expect(html.contains(words))
    }
    #expect(!html.contains("<script"))
    #expect(!html.contains(" style="))
    #expect(!html.contains("<message>"))
    #expect(html.split(separator: "</noscript>").count == 1)
  }

  @Test func `links images, and leaves out those that are inside the page`() throws {
    let linked = try html(lamp("lamp.png"))
    #expect(linked.contains("href=\"lamp.png\""))
    #expect(!linked.contains("JavaScript only"))
    let inside = try html(lamp("data:image/png;base64,AAAA"))
    #expect(!inside.contains("AAAA"))
    #expect(inside.contains("Images are inside this page, and are shown with JavaScript only."))
    #expect(inside.contains("“lamp”"))
  }

  @Test func `a page that follows its content is not drawn anew with each edit`() throws {
    let html = try html(preview(diagnostics: 1), isFollowing: true)
    #expect(!html.contains("<svg"))
    #expect(html.contains("&lt;message&gt; 0."))
  }

  /// 1,000 cells are drawn: three sections of 300, and 100 of the fourth.
  @Test func `is cut after 1,000 cells and 500 diagnostics`() throws {
    let html = try html(preview(sections: 6, items: 300, diagnostics: 503))
    #expect(html.contains("These are the first 4 of 6 sections."))
    #expect(html.split(separator: "data-item=").count - 1 == 1_000)
    #expect(html.contains("&lt;message&gt; 499."))
    #expect(!html.contains("&lt;message&gt; 500."))
    #expect(html.contains("There are 3 more."))
  }

  @Test func `without a device or sections there is text alone`() throws {
    let node = PreviewPage(preview(sections: 0), devices: []).plain(nil)
    let html = String(decoding: node.bytes, as: UTF8.self)
    #expect(!html.contains("<svg"))
    #expect(html.contains("<h1>Home</h1>"))
    #expect(!html.contains("Diagnostics"))
  }
}
