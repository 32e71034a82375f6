import Foundation
import MarqueeCatalog
import MarqueeScreen
import TestSupport
import Testing

/// Screens with one change each, as a newer or broken writer could make it: parts that the change
/// does not affect are read as before.
@Suite struct TomorrowsScreenTests {
  enum Source: String, CaseIterable, Sendable {
    case learn = "Tests/Support/Fixtures/Sample/Learn.plist"
    case everything = "Tests/Support/Fixtures/Everything.plist"
    case films = "Tests/Support/Fixtures/Films.plist"
  }

  /// Custom section types and a custom kind of items, as settings describe them.
  private static let contentModel: ContentModel = {
    let film = ItemKind(
      authored: "film", extending: .poster,
      fields: [
        Field("year", .integer(atLeast: nil), .required, "A year."),
        Field("moods", .list(Field("moods", .text, .optional, "")), .optional, "Moods."),
        Field(
          "credits", .group([Field("director", .text, .optional, "")]), .optional, "Credits."),
      ], show: [.title: "description", .subtitle: "year"])
    return ContentModel(
      itemKinds: [film],
      sectionTypes: [
        SectionType(
          authored: "films", itemKind: film, layout: .basic,
          fields: [Field("reason", .text, .optional, "A reason.")])
      ], screenFields: [Field("campaign", .text, .optional, "A campaign.")])
  }()

  /// The JSON of a screen, with fallbacks in some of its sections.
  private func json(of source: Source) throws -> JSONValue {
    let catalog = try Catalog(
      propertyList: Data(contentsOf: PackageFolder.url.appending(path: source.rawValue)),
      contentModel: Self.contentModel)
    let json = try JSONDecoder().decode(JSONValue.self, from: Screen(catalog).json())
    return [0, catalog.sections.count - 1].reduce(json) { json, index in
      json.with(
        .string(catalog.sections[index].type.name),
        at: [.key("sections"), .index(index), .key("fallback")])
    }
  }

  @Test(arguments: Source.allCases)
  func `a change loses nothing that it does not touch`(source: Source) throws {
    let json = try json(of: source)
    let base = try ScreenReading(json: json.data)
    #expect(base.skipped.isEmpty)
    // If the description of a kind loses a part, all sections of the kind lose it.
    let all = Mutation.all(of: json).filter { $0.path.first != .key("itemKinds") }
    let mutations = all.sample(oneIn: 6)
    #expect(mutations.count > all.count / 10)
    var lossCount = 0
    for mutation in mutations {
      let data = try json.with(mutation.value, at: mutation.path).data
      guard let reading = try? ScreenReading(json: data) else {
        Issue.record("nothing is read where \(mutation)")
        continue
      }
      lossCount += reading.skipped.isEmpty ? 0 : 1
      let isUntouched = isUntouched(base.screen, reading.screen, mutation)
      #expect(isUntouched, "\(mutation)")
      #expect(
        reading.skipped.allSatisfy { isAt(mutation, $0.path.steps) },
        "\(mutation): \(reading.skipped)")
      let strict = try? Screen(json: data)
      #expect((strict == nil) == !reading.skipped.isEmpty, "\(mutation)")
      let isEqual = strict == nil || strict == reading.screen
      #expect(isEqual, "\(mutation)")
      if reading.skipped.isEmpty, mutation.path.first == .key("sections") {
        let isWhole = size(reading.screen) >= size(base.screen)
        #expect(isWhole, "\(mutation) loses something in silence")
      }
    }
    // Changes with and without losses are both tried often.
    #expect(lossCount > mutations.count / 10 && lossCount < mutations.count * 9 / 10)
  }

  /// Whether a path leads to the place of a change, or to something around or inside it.
  private func isAt(_ mutation: Mutation, _ path: [CodingPath.Step]) -> Bool {
    var place = mutation.path[...]
    // Whether a type is known, and whether an item has an image, depends on these keys too.
    let related: [CodingPath.Step] = [.key("itemKind"), .key("fallback"), .key("imageLink")]
    if let last = place.last, related.contains(last) { place.removeLast() }
    // A missing layout is reported at the sections that name it.
    if place.first == .key("layouts"), mutation.value == nil, path.last == .key("layout") {
      return true
    }
    return path.starts(with: place) || place.starts(with: path)
  }

  /// How many sections, items and layouts a screen has.
  private func size(_ screen: Screen) -> Int {
    screen.sections.reduce(screen.sections.count + screen.layouts.count) { $0 + $1.items.count }
  }

  /// Whether everything that a change does not affect is in both screens.
  private func isUntouched(_ base: Screen, _ screen: Screen, _ mutation: Mutation) -> Bool {
    let path = mutation.path
    guard screen.formatVersion == base.formatVersion else { return false }
    switch path.first {
    case .key("sections"):
      // A section that has lost its layout adds that of its type.
      guard base.layouts.allSatisfy({ screen.layouts[$0.key] == $0.value }) else { return false }
      guard path.count > 1, case .index(let index) = path[1] else { return true }
      return areEqual(base.sections, screen.sections, except: index)
        && isUntouched(base, screen, index, path.dropFirst(2))
    case .key("layouts"):
      // Sections whose layout is lost have those of their types.
      let haveSameItems = base.sections.elementsEqual(screen.sections) { old, new in
        (old.id, old.type, old.name) == (new.id, new.type, new.name) && old.items == new.items
      }
      guard haveSameItems else { return false }
      guard path.count > 1, case .key(let name) = path[1] else { return true }
      return base.layouts.allSatisfy { $0.key == name || screen.layouts[$0.key] == $0.value }
    // The custom fields of the screen, and the list of their keys.
    case .key("campaign"), .key("screenFields"):
      return screen.sections == base.sections && screen.layouts == base.layouts
    default:
      return screen == base
    }
  }

  /// Whether everything in a section that a change inside it does not affect is in both screens.
  private func isUntouched(
    _ base: Screen, _ screen: Screen, _ index: Int, _ path: ArraySlice<CodingPath.Step>
  ) -> Bool {
    // Values that affect the whole section may lose all of it.
    let deciding: [CodingPath.Step] = ["id", "type", "itemKind", "fallback"].map { .key($0) }
    guard let key = path.first, !deciding.contains(key), base.sections.indices.contains(index)
    else { return true }
    guard screen.sections.count == base.sections.count else { return false }
    let (old, new) = (base.sections[index], screen.sections[index])
    guard old.id == new.id, old.type == new.type else { return false }
    guard key == .key("items") else { return old.items == new.items }
    guard (old.name, old.layout, old.selection) == (new.name, new.layout, new.selection) else {
      return false
    }
    guard case .index(let item) = path.dropFirst().first else { return true }
    return areEqual(old.items, new.items, except: item)
  }

  /// Whether two arrays are equal except for one element, which may be missing in the second.
  private func areEqual<Element: Equatable>(
    _ old: [Element], _ new: [Element], except index: Int
  ) -> Bool {
    var (old, new) = (old, new)
    if old.indices.contains(index) { old.remove(at: index) }
    if new.count > old.count, new.indices.contains(index) { new.remove(at: index) }
    return old == new
  }
}
