import MarqueeCatalog
import MarqueeScreen
import TestSupport
import Testing

/// A screen, and what was done to it.
///
/// Each section is moved, removed or changed in one place at most, and at most one section is
/// moved, so that there is only one way to describe the edits.
struct RandomEditing {
  /// The sections as they are now.
  private(set) var sections: [CatalogSection] = []
  /// What was done, each at its place before all edits.
  private(set) var done: [String] = []
  private var generator: SplitMix64
  private let hasIdentifiers: Bool

  private static let types: [SectionType] = [.basic, .large, .rank, .courseSwimlane]

  /// Makes a screen.
  init(seed: UInt64) throws {
    generator = SplitMix64(seed: seed)
    hasIdentifiers = seed.isMultiple(of: 2)
    for section in 0..<Int.random(in: 1...9, using: &generator) {
      let type = Self.types.randomElement(using: &generator) ?? .basic
      let count = Int.random(in: 6...12, using: &generator)
      sections.append(
        CatalogSection(
          id: hasIdentifiers ? "s\(section)" : nil, type: type, name: "Section \(section)",
          items: try (0..<count).map { try item(type, "Film \(section) \($0)") }))
    }
  }

  private func item(_ type: SectionType, _ title: String) throws -> CatalogItem {
    let id = hasIdentifiers ? "id \(title)" : nil
    let image = "image \(title)"
    switch type {
    case .courseSwimlane:
      let number = try #require(DecimalNumber("4.5"))
      return .course(
        Course(
          id: id, imageName: image, title: title, author: "Somebody", rating: number,
          reviewCount: 7, price: number))
    case .rank:
      return .poster(Poster(id: id, description: title, imageName: image))
    default: return .poster(Poster(id: id, description: title, imageName: image))
    }
  }

  /// Makes some edits.
  mutating func edit() throws {
    let old = sections
    for section in old.indices {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: moveItem(in: section)
      case 1: removeItem(in: section)
      case 2: try addItem(in: section)
      case 3: rename(section)
      case 4: try changeFields(in: section)
      default: break
      }
    }
    try moveBetweenSections(old)
    moveOrRemoveSection(old.count)
    if Int.random(in: 0..<3, using: &generator) == 0 {
      let added = CatalogSection(
        id: hasIdentifiers ? "added" : nil, type: .basic, name: "Added",
        items: try (0..<3).map { try item(.basic, "Added \($0)") })
      sections.insert(added, at: Int.random(in: 0...sections.count, using: &generator))
      done.append("section Added added")
    }
  }

  /// Moves an item by at least two places: if two items change places, either may be reported as
  /// moved.
  private mutating func moveItem(in section: Int) {
    let count = sections[section].items.count
    let from = Int.random(in: 0..<count, using: &generator)
    let targets = (0..<count).filter { abs($0 - from) >= 2 }
    guard let target = targets.randomElement(using: &generator) else { return }
    let item = sections[section].items.remove(at: from)
    sections[section].items.insert(item, at: target)
    done.append("item \(section).\(from) moved withinSection")
  }

  private mutating func removeItem(in section: Int) {
    let index = Int.random(in: 0..<sections[section].items.count, using: &generator)
    sections[section].items.remove(at: index)
    done.append("item \(section).\(index) removed")
  }

  private mutating func addItem(in section: Int) throws {
    let title = "Newcomer \(section)"
    let index = Int.random(in: 0...sections[section].items.count, using: &generator)
    sections[section].items.insert(try item(sections[section].type, title), at: index)
    done.append("item \(title) added")
  }

  private mutating func rename(_ section: Int) {
    sections[section].name = "Another \(section)"
    done.append("section \(section) name")
  }

  private mutating func changeFields(in section: Int) throws {
    for index in sections[section].items.indices
    where Int.random(in: 0..<3, using: &generator) == 0 {
      let isText = Bool.random(using: &generator)
      let title = "Film \(section) \(index)"
      let image = isText ? "image \(title)" : "other \(title)"
      let shownTitle = isText ? "\(title), newly told" : title
      let id = hasIdentifiers ? "id \(title)" : nil
      switch sections[section].type {
      case .courseSwimlane:
        let price = try #require(DecimalNumber(isText ? "4.5" : "12.5"))
        sections[section].items[index] = .course(
          Course(
            id: id, imageName: image, title: shownTitle, author: "Somebody",
            rating: try #require(DecimalNumber("4.5")), reviewCount: 7, price: price))
        if !isText { done.append("item \(section).\(index) price") }
      case .rank:
        sections[section].items[index] = .poster(
          Poster(id: id, description: shownTitle, imageName: image))
      default:
        sections[section].items[index] = .poster(
          Poster(id: id, description: shownTitle, imageName: image))
      }
      done.append("item \(section).\(index) \(isText ? "text" : "image")")
    }
  }

  /// Moves an item from an unedited section to another one of its kind.
  private mutating func moveBetweenSections(_ old: [CatalogSection]) throws {
    let untouched = old.indices.filter { sections[$0] == old[$0] }
    guard let from = untouched.randomElement(using: &generator) else { return }
    let targets = untouched.filter {
      $0 != from && old[$0].type.itemKind == old[from].type.itemKind
    }
    guard let target = targets.randomElement(using: &generator) else { return }
    let index = Int.random(in: 0..<old[from].items.count, using: &generator)
    let item = sections[from].items.remove(at: index)
    let place = Int.random(in: 0...sections[target].items.count, using: &generator)
    sections[target].items.insert(item, at: place)
    done.append("item \(from).\(index) moved betweenSections")
  }

  private mutating func moveOrRemoveSection(_ count: Int) {
    let index = Int.random(in: 0..<count, using: &generator)
    let targets = (0..<count).filter { abs($0 - index) >= 2 }
    if Bool.random(using: &generator), let target = targets.randomElement(using: &generator) {
      let section = sections.remove(at: index)
      sections.insert(section, at: target)
      done.append("section \(index) moved")
    }
  }
}
