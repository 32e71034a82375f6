import Foundation
import MarqueeCatalog
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import Testing

/// The data that a page's script receives.
@Suite struct PageDataTests {
  private struct Page: Decodable {
    struct Section: Decodable {
      let type: String
      let showsOne: Bool?
    }

    let sections: [Section]
  }

  @Test func `the page knows which sections show one of their items`() throws {
    let items = ["a", "b"].map {
      CatalogItem.poster(Poster(description: $0, imageName: $0))
    }
    let preview = Preview(
      title: "Home", file: "Home.plist",
      scene: ScreenScene(
        Screen(
          Catalog(sections: [
            CatalogSection(type: .main, items: items), CatalogSection(type: .basic, items: items),
          ]))))
    let page = try JSONDecoder().decode(
      Page.self, from: Data(PreviewPage(preview, devices: Device.screens(preferring: [])).content))
    #expect(page.sections.map(\.type) == ["main", "basic"])
    #expect(page.sections.map { $0.showsOne == true } == [true, false])
  }

  /// `e` and an accent are one piece of two UTF-16 units, which scripts cannot see.
  @Test func `only texts with a piece of several scalars say where their pieces end`() {
    func content(_ text: String) -> String {
      let preview = Preview(
        title: "Home", file: "Home.plist",
        scene: ScreenScene(
          Screen(
            Catalog(sections: [CatalogSection(type: .list, items: [.row(Row(text: text))])]))))
      return String(
        decoding: PreviewPage(preview, devices: Device.screens(preferring: [])).content,
        as: UTF8.self)
    }
    #expect(content("e\u{301}x").contains("\"m\":[2,1]"))
    #expect(!content("ex").contains("\"m\":"))
  }

  @Test func `of a large screen the views in the usual text size are judged first`() throws {
    func early(rowCount: Int, _ judge: ViewJudge?) -> [ScreenView.ID]? {
      let rows = (0..<rowCount).map { CatalogItem.row(Row(text: "Row \($0)")) }
      let preview = Preview(
        title: "Home", file: "Home.plist",
        scene: ScreenScene(Screen(Catalog(sections: [CatalogSection(type: .list, items: rows)]))))
      let page = PreviewPage(preview, devices: [.iPhoneSE, .iPhone15], judge: judge)
      return page.early?.judge?.judged
    }
    // 12,000 cells are 19 views of 601 items or more, of the 48 that two devices have.
    let judged = try #require(early(rowCount: 600, ViewJudge { _ in [] }))
    #expect(judged.count == 19)
    #expect(
      judged.prefix(4) == [
        ScreenView.ID(.iPhoneSE), ScreenView.ID(.iPhoneSE, .landscape),
        ScreenView.ID(.iPhone15), ScreenView.ID(.iPhone15, .landscape),
      ])
    #expect(early(rowCount: 200, ViewJudge { _ in [] }) == nil)
    let limited = ViewJudge(judged: [ScreenView.ID(.iPhone15)]) { _ in [] }
    #expect(early(rowCount: 600, limited) == nil)
    #expect(early(rowCount: 600, nil) == nil)
  }
}
