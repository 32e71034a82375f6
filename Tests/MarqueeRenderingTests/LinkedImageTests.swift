import Foundation
import MarqueeCatalog
import MarqueeScreen
import MarqueeSolver
import Testing

// What a page may load is internal.
@testable import MarqueeRendering

@Suite struct LinkedImageTests {
  @Test(arguments: [
    ("https://picsum.photos/640/480", "https://picsum.photos"),
    ("HTTPS://Images.Example:8443/a.png?b#c", "https://images.example:8443"),
    ("https://a.example", "https://a.example"),
  ])
  func `a page may load images from their sites`(address: String, site: String) throws {
    let url = try #require(URL(string: address))
    #expect(LinkedImage(.link(url))?.site == site)
  }

  @Test(arguments: [
    "http://a.example/a.png", "https://user@a.example/a.png", "https:///a.png", "https://*/a.png",
    "https://a.example;script-src/a.png", "https://a.example,b/a.png", "https://'self'/a.png",
    "data:image/png,x", "javascript:alert(1)",
  ])
  func `no other address is in a policy`(address: String) {
    // What is no URL is no image either.
    guard let url = URL(string: address) else { return }
    #expect(LinkedImage(.link(url)) == nil)
  }

  private func preview(_ links: [String]) -> Preview {
    let items = links.map { CatalogItem.row(Row(text: "Text", imageLink: $0)) }
    let section = CatalogSection(type: .list, name: "Name", items: items)
    return Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(Screen(Catalog(sections: [section]))))
  }

  @Test func `a page of one's own may load images, and a page without links nothing`() throws {
    let device = try #require(Device(named: "iphone-15"))
    let links = ["https://b.example/1.png", "https://a.example/2.png", "https://b.example/3.png"]
    let page = String(decoding: PreviewPage(preview(links), devices: [device]).html, as: UTF8.self)
    #expect(page.contains("; img-src data: https://a.example https://b.example; "))
    #expect(page.contains(#""u":"https://b.example/1.png""#))
    let plain = PreviewPage(preview(["http://a.example/1.png"]), devices: [device])
    let text = String(decoding: plain.html, as: UTF8.self)
    #expect(text.contains("; img-src data:; "))
    #expect(!text.contains(#""u":"#))
  }
}
