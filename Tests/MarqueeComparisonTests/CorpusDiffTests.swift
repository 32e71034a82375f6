import Foundation
import MarqueeCatalog
import MarqueeComparison
import MarqueeCompiler
import MarqueeScreen
import TestSupport
import Testing

/// A real catalog against edited copies of it.
@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.reason)))
struct CorpusDiffTests {
  private typealias Section = [String: Any]

  private func sections() throws -> [Section] {
    let data = Data(try Corpus.bytes("catalogs/netflix-style.plist"))
    return try #require(
      try unsafe PropertyListSerialization.propertyList(from: data, format: nil) as? [Section])
  }

  private func screen(_ sections: [Section]) throws -> NamedScreen {
    // Foundation writes keys in an order of its own.
    let data = try PropertyListSerialization.data(
      fromPropertyList: sections, format: .xml, options: 0)
    return try screen(data)
  }

  private func screen(_ data: Data) throws -> NamedScreen {
    let report = ContentPipeline(propertyList: data).run()
    let checked = try #require(report.screens.first?.checked)
    return NamedScreen(name: "Home", screen: checked.screen)
  }

  @Test func `a copy with other white space and order of keys is equal`() throws {
    let original = try screen(Data(try Corpus.bytes("catalogs/netflix-style.plist")))
    #expect(CatalogDiff(from: [original], to: [try screen(sections())]).isEmpty)
  }

  @Test func `three texts, a rank, a section and an image are what is reported`() throws {
    var edited = try sections()
    func edit(_ section: Int, _ body: (inout [[String: Any]]) -> Void) {
      var items = edited[section]["contentItem"] as? [[String: Any]] ?? []
      body(&items)
      edited[section]["contentItem"] = items
    }
    edit(0) { $0[0]["description"] = "하나의 새로운 이야기" }
    edit(1) { $0[1]["description"] = "거부할 수 없는 이끌림•밝은" }
    edit(1) { $0[3]["imageName"] = "poster-new" }
    edit(2) { $0[2]["description"] = "다크" }
    edit(3) { $0.insert($0.remove(at: 6), at: 1) }
    edited.insert(edited.remove(at: 4), at: 1)

    let result = CatalogDiff(from: [try screen(sections())], to: [try screen(edited)])
    #expect(
      result.counts
        == [.sectionsMoved: 1, .itemsMoved: 1, .textsChanged: 3, .imagesReplaced: 1])
    let sections = try #require(result.screens.first?.sections)
    #expect(sections.filter(\.isMoved).map(\.old?.index) == [4])
    #expect(sections.filter(\.isMoved).map(\.new?.index) == [1])
    let moved = sections.flatMap(\.items).filter { $0.move != nil }
    #expect(moved.map(\.rank) == [RankChange(old: 7, new: 2)])
    let texts = sections.flatMap(\.items).filter { $0.fields.contains { $0.role == .text } }
    #expect(texts.map(\.old?.section) == [0, 1, 2])
    #expect(texts.map(\.old?.item) == [0, 1, 2])
    let images = sections.flatMap(\.items).filter { $0.fields.contains { $0.role == .image } }
    #expect(images.map(\.new?.section) == [2])
    #expect(images.map(\.new?.item) == [3])
  }
}
