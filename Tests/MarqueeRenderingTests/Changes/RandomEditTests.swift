import MarqueeCatalog
import MarqueeRendering
import MarqueeScreen
import TestSupport
import Testing

/// Screens that were edited at random: exactly the edits are reported.
@Suite struct RandomEditTests {
  @Test(arguments: (0..<300 as Range<UInt64>).sample(oneIn: 6))
  func `what was done is what is reported`(seed: UInt64) throws {
    var editing = try RandomEditing(seed: seed)
    let old = editing.sections
    try editing.edit()
    let result = diff(old, editing.sections)
    #expect(reported(result).sorted() == editing.done.sorted())
    let followers = result.screens.flatMap(\.sections).flatMap(\.items).filter(\.followsNeighbors)
    #expect(followers.allSatisfy { $0.move == nil && $0.fields.isEmpty && $0.rank != nil })
  }

  @Test(arguments: (0..<100 as Range<UInt64>).sample(oneIn: 6))
  func `a translation renames all sections and changes all texts`(seed: UInt64) throws {
    let old = try RandomEditing(seed: seed).sections
    var new = old
    for section in new.indices {
      new[section].name = "Reihe \(UnicodeScalar(65 + UInt8(section)))"
      for index in new[section].items.indices {
        new[section].items[index] = translated(old[section].items[index], "\(section).\(index)")
      }
    }
    let itemCount = old.map(\.items.count).reduce(0, +)
    #expect(diff(old, new).counts == [.sectionsRenamed: old.count, .textsChanged: itemCount])
  }

  private func translated(_ item: CatalogItem, _ title: String) -> CatalogItem {
    switch item.content {
    case let poster as Poster:
      return .poster(Poster(id: poster.id, description: title, imageName: poster.imageName))
    case let poster as Poster:
      return .poster(
        Poster(id: poster.id, description: title, imageName: poster.imageName))
    case let course as Course:
      return .course(
        Course(
          id: course.id, imageName: course.imageName, title: title, author: course.author,
          rating: course.rating, reviewCount: course.reviewCount, price: course.price))
    default:
      return item
    }
  }

  /// The changes in the words of ``RandomEditing``, each at its place in the old version.
  private func reported(_ result: CatalogDiff) -> [String] {
    result.screens.flatMap(\.sections).flatMap { section -> [String] in
      let name = section.old.map { "\($0.index)" } ?? ""
      guard section.old != nil else { return ["section \(section.new?.name ?? "") added"] }
      guard section.new != nil else {
        return ["section \(name) removed"]
      }
      return (section.isMoved ? ["section \(name) moved"] : [])
        + section.fields.map { "section \(name) \($0.role)" } + section.items.flatMap(reported)
    }
  }

  private func reported(_ item: ItemDiff) -> [String] {
    guard let old = item.old else { return ["item \(item.title) added"] }
    let place = "item \(old.section).\(old.item)"
    guard item.new != nil else { return ["\(place) removed"] }
    return (item.move.map { ["\(place) moved \($0)"] } ?? [])
      + item.fields.map { "\(place) \($0.role)" }
  }
}
