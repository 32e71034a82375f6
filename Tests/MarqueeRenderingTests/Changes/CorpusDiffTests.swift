import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import TestSupport
import Testing

// Changes are only made by comparing screens.
@testable import MarqueeRendering

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
    // Foundation writes keys in its own order.
    let data = try PropertyListSerialization.data(
      fromPropertyList: sections, format: .xml, options: 0)
    return try screen(data)
  }

  private func screen(_ data: Data) throws -> NamedScreen {
    let report = ContentPipeline(propertyList: data).run()
    let checked = try #require(report.screens.first)
    return checked.named("Home")
  }

  @Test func `a copy with other white space and order of keys is equal`() throws {
    let original = try screen(Data(try Corpus.bytes("catalogs/netflix-style.plist")))
    #expect(CatalogDiff(from: [original], to: [try screen(sections())]).isEmpty)
  }

  private func items(
    of section: Int, in sections: inout [Section], _ body: (inout [[String: Any]]) -> Void
  ) {
    var items = sections[section]["contentItem"] as? [[String: Any]] ?? []
    body(&items)
    sections[section]["contentItem"] = items
  }

  /// What was done to section 6, which has an error.
  private enum FaultyEdit: CaseIterable {
    case text, image, name, itemMove, nestedItem, all
  }

  @Test(arguments: FaultyEdit.allCases)
  private func `an edit of the section with an error is one change`(edit: FaultyEdit) throws {
    var edited = try sections()
    items(of: 5, in: &edited) { items in
      switch edit {
      case .text, .all: items[0]["description"] = "완전히 새로운"
      case .image: items[1]["imageName"] = "poster-new"
      case .itemMove: items.insert(items.remove(at: 3), at: 1)
      case .nestedItem: items[4]["New item"] = ["description": "액션", "imageName": "poster14"]
      case .name: break
      }
    }
    if [.name, .all].contains(edit) { edited[5]["sectionName"] = "다른 이름" }
    let result = CatalogDiff(from: [try screen(sections())], to: [try screen(edited)])
    #expect(result.counts == [.partsWithErrorsChanged: 1])
    let section = try #require(result.screens.first?.sections.first)
    #expect(section.isUnread)
    #expect(section.old?.index == 5)
    #expect(section.new?.index == 5)
    #expect(section.old?.hasError == true)
  }

  @Test func `the section with an error is removed, added and moved like any other`() throws {
    let original = try screen(sections())
    let without = try screen(Array(sections().dropLast()))
    #expect(CatalogDiff(from: [original], to: [without]).counts == [.sectionsRemoved: 1])
    #expect(CatalogDiff(from: [without], to: [original]).counts == [.sectionsAdded: 1])
    var moved = try sections()
    moved.insert(moved.remove(at: 5), at: 2)
    let result = CatalogDiff(from: [original], to: [try screen(moved)])
    #expect(result.counts == [.sectionsMoved: 1])
    let section = try #require(result.screens.first?.sections.first)
    #expect(section.old?.index == 5)
    #expect(section.new?.index == 2)
    #expect(!section.isUnread)
  }

  @Test func `the fix of the error is a change of only that section`() throws {
    var edited = try sections()
    items(of: 5, in: &edited) { items in
      if let item = items[4].removeValue(forKey: "New item") as? [String: Any] {
        items.append(item)
      }
    }
    let result = CatalogDiff(from: [try screen(sections())], to: [try screen(edited)])
    #expect(result.counts == [.partsWithErrorsChanged: 1])
    let section = try #require(result.screens.first?.sections.first)
    #expect(section.old?.hasError == true)
    #expect(section.new?.shownIndex == 5)
    #expect(section.items.isEmpty)
  }

  @Test func `other changes are exact although a section before them has an error`() throws {
    var original = try sections()
    original.insert(original.remove(at: 5), at: 0)
    var edited = original
    items(of: 0, in: &edited) { $0[0]["description"] = "완전히 새로운" }
    items(of: 2, in: &edited) { $0[1]["description"] = "거부할 수 없는 이끌림•밝은" }
    let result = CatalogDiff(from: [try screen(original)], to: [try screen(edited)])
    #expect(result.counts == [.textsChanged: 1, .partsWithErrorsChanged: 1])
    let sections = try #require(result.screens.first?.sections)
    #expect(sections.map(\.new?.index) == [0, 2])
    #expect(sections.map(\.new?.shownIndex) == [nil, 1])
    #expect(sections.last?.items.first?.new?.section == 2)
    #expect(sections.last?.items.first?.new?.shownSection == 1)
  }

  @Test func `three texts, a rank, a section and an image are what is reported`() throws {
    var edited = try sections()
    func edit(_ section: Int, _ body: (inout [[String: Any]]) -> Void) {
      items(of: section, in: &edited, body)
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
