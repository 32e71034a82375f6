import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

/// The tables of fields document exactly what the models read.
@Suite struct FieldTableTests {
  private static let choices = TableModel.all.filter { $0.table.hasExactlyOneField }
  private static let others = TableModel.all.filter { !$0.table.hasExactlyOneField }

  @Test(arguments: others)
  func `the required fields are enough`(model: TableModel) throws {
    _ = try model.decode(model.sample(where: TableModel.isRequired))
  }

  @Test(arguments: others)
  func `all fields are read, each as its table says`(model: TableModel) throws {
    let all = model.sample { _ in true }
    _ = try model.decode(all)
    // A query is answered from the library, before an app reads anything.
    for field in model.table.fields where field.key != "query" {
      // A model that does not read the key would accept any value.
      var broken = all
      broken[field.key] = all[field.key] is [Any] ? "x" as Any : [Any]()
      #expect(throws: DecodingError.self, "\(field.key)") { try model.decode(broken) }
    }
  }

  @Test(arguments: others)
  func `no required field may be absent`(model: TableModel) {
    for field in model.table.fields where field.presence == .required {
      let broken = model.sample { TableModel.isRequired($0) && $0 != field }
      #expect(throws: DecodingError.self, "\(field.key)") { try model.decode(broken) }
    }
  }

  @Test(arguments: TableModel.all.filter(\.hasPropertyPerKey))
  func `a model has no property that its table lacks`(model: TableModel) throws {
    let value = try model.decode(model.sample { _ in true })
    let properties = Mirror(reflecting: value).children.compactMap(\.label)
    // A section's ranks are not the item's own.
    let own = ["ownValues", "ownFields", Field.rank.key]
    #expect(Set(properties).subtracting(own) == Set(model.table.fields.map(\.key)))
  }

  @Test(arguments: choices)
  func `exactly one field of a choice is read, as the case of its name`(model: TableModel) throws {
    let fields = model.table.fields.choices
    for field in fields {
      let value = try model.decode(model.sample { $0 == field })
      #expect(Mirror(reflecting: value).children.first?.label == field.key)
    }
    #expect(throws: DecodingError.self) { try model.decode([:]) }
    let two = model.sample { $0 == fields.first || $0 == fields.last }
    #expect(two.count == 2)
    #expect(throws: DecodingError.self) { try model.decode(two) }
  }

  @Test func `fields that stand for each other name each other`() {
    for table in TableModel.all.map(\.table) {
      for field in table.fields {
        // A section without items or a query lacks its items.
        guard case .requiredUnless(let other) = field.presence, other != "query" else { continue }
        let partner = table.fields.first { $0.key == other }
        #expect(partner?.presence == .requiredUnless(field.key))
      }
    }
  }

  @Test func `keys are unique, and each has a line of help`() {
    for model in TableModel.all {
      let keys = model.table.fields.map(\.key)
      #expect(Set(keys).count == keys.count, "\(model.name)")
      #expect(model.table.fields.allSatisfy { $0.help.hasSuffix(".") }, "\(model.name)")
    }
  }

  /// The words that a field of a table takes.
  private func words(_ key: String, of table: FieldTable) -> [String] {
    guard case .word(let words) = table.fields.first(where: { $0.key == key })?.kind.storage
    else {
      return []
    }
    return words
  }

  @Test func `words are those of the layout's own types`() {
    #expect(
      words("orthogonalScrollingBehavior", of: .layout)
        == OrthogonalScrollingBehavior.allCases.map(\.rawValue))
    #expect(
      words("appearance", of: ListConfiguration.table.name)
        == ListConfiguration.Appearance.allCases.map(\.rawValue))
    #expect(
      words("headerMode", of: ListConfiguration.table.name)
        == ListConfiguration.HeaderMode.allCases.map(\.rawValue))
    #expect(
      words("footerMode", of: ListConfiguration.table.name)
        == ListConfiguration.FooterMode.allCases.map(\.rawValue))
    #expect(words("axis", of: LayoutGroup.table.name) == ["horizontal", "vertical"])
    // Authors cannot request a header in the middle of its section.
    #expect(
      words("alignment", of: BoundarySupplementaryItem.table.name)
        == RectAlignment.allCases.filter { $0 != .none }.map(\.rawValue))
  }

  /// Existing content uses these names, so names may be added but not removed.
  @Test func `settings know the built-in types`() {
    let names = words("layout", of: .authoredSectionType)
    #expect(names.count == SectionType.builtIn.count + HouseLayout.all.count)
    #expect(
      Set(names).isSuperset(of: [
        "basic", "large", "main", "rank", "grid", "twoColumn", "list", "mainBanner", "textHeader",
        "courseSwimlane", "categories", "featuredCourse", "businessBanner",
      ]))
  }
}
