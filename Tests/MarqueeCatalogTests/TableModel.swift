import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

/// A table of fields, and the model that must agree with it.
struct TableModel: CustomTestStringConvertible, Sendable {
  let name: String
  let table: FieldTable
  let model: any (Decodable & Sendable).Type

  var testDescription: String { name }

  /// Whether the model has a property for each key; the others map keys to cases or to several
  /// types.
  var hasPropertyPerKey: Bool {
    switch table {
    case .section, .layout, LayoutItem.table.name, LayoutGroup.table.name, LayoutSubitem.table,
      BoundarySupplementaryItem.table.name, LayoutDimension.table.name,
      Spacing.table.name, NamedBoundaryItem.table.name, SupplementaryItem.table.name,
      LayoutAnchor.table.name, LayoutPoint.table.name, DecorationItem.table.name,
      EdgeSpacing.table.name, CustomFrame.table.name, OrthogonalScrollingProperties.table.name,
      LayoutConfiguration.table.name:
      false
    default: true
    }
  }

  static let all: [TableModel] =
    items
    + SectionType.builtIn.map {
      TableModel(name: "section \($0.name)", table: .section($0), model: CatalogSection.self)
    } + [
      TableModel(name: "catalog", table: .catalog, model: Catalog.self),
      TableModel(name: "layout", table: .layout, model: LayoutSection.self),
      TableModel(name: "item", table: LayoutItem.table.name, model: LayoutItem.self),
      TableModel(name: "group", table: LayoutGroup.table.name, model: LayoutGroup.self),
      TableModel(name: "subitem", table: LayoutSubitem.table, model: LayoutSubitem.self),
      TableModel(name: "dimension", table: LayoutDimension.table.name, model: LayoutDimension.self),
      TableModel(name: "spacing", table: Spacing.table.name, model: Spacing.self),
      TableModel(
        name: "insets", table: DirectionalEdgeInsets.table.name, model: DirectionalEdgeInsets.self),
      TableModel(
        name: "header", table: BoundarySupplementaryItem.table.name,
        model: BoundarySupplementaryItem.self),
      TableModel(name: "badge", table: SupplementaryItem.table.name, model: SupplementaryItem.self),
      TableModel(name: "offset", table: LayoutPoint.table.name, model: LayoutPoint.self),
      TableModel(name: "background", table: DecorationItem.table.name, model: DecorationItem.self),
      TableModel(name: "edge spacing", table: EdgeSpacing.table.name, model: EdgeSpacing.self),
      TableModel(name: "frame", table: CustomFrame.table.name, model: CustomFrame.self),
      TableModel(
        name: "scrolling properties", table: OrthogonalScrollingProperties.table.name,
        model: OrthogonalScrollingProperties.self),
      TableModel(
        name: "configuration", table: LayoutConfiguration.table.name,
        model: LayoutConfiguration.self),
      TableModel(name: "list", table: ListConfiguration.table.name, model: ListConfiguration.self),
    ]

  private static let items: [TableModel] = ItemKind.builtIn.map { kind in
    TableModel(name: kind.name, table: .group(kind.modelFields), model: kind.model)
  }

  /// Loads the model from a dictionary.
  func decode(_ dictionary: [String: Any]) throws -> any Decodable {
    let data = try PropertyListSerialization.data(
      fromPropertyList: dictionary, format: .xml, options: 0)
    return try PropertyListDecoder().decode(model, from: data)
  }

  /// A dictionary with some of the table's fields.
  func sample(where isWanted: (Field) -> Bool) -> [String: Any] {
    Self.sample(of: table, where: isWanted)
  }

  /// Whether the smallest valid dictionary has a field; of two fields that replace each other it
  /// has the first.
  static func isRequired(_ field: Field) -> Bool {
    [.required, .requiredUnless("imageLink"), .requiredUnless("query")].contains(field.presence)
  }

  private static func sample(
    of table: FieldTable, where isWanted: (Field) -> Bool
  ) -> [String: Any] {
    var sample: [String: Any] = [:]
    for field in table.fields where isWanted(field) {
      sample[field.key] = value(of: field.kind, in: table)
    }
    return sample
  }

  /// A valid value of a kind; dictionaries have their required keys.
  private static func value(of kind: FieldKind, in table: FieldTable) -> Any {
    switch kind.storage {
    case .string where kind == .sectionType:
      if case .section(let type) = table { type.name } else { "grid" }
    case .string: "x"
    case .word(let words): words.first ?? ""
    case .integer: 1
    case .number: 1.5
    case .date: Date(timeIntervalSinceReferenceDate: 0)
    case .list(let element): [value(of: element.kind, in: table)]
    case .group(let fields): sample(of: .group(fields), where: isRequired)
    case .numberOrText: "1.50"
    case .boolean: true
    case .strings: ["x"]
    case .anything: [sample(of: .section(.grid), where: isRequired)]
    case .map(let kind): ["a": value(of: kind, in: table)]
    case .dictionary(let inner): smallest(inner)
    case .array(let inner): [smallest(inner)]
    }
  }

  private static func smallest(_ table: FieldTable) -> [String: Any] {
    table.hasExactlyOneField
      ? sample(of: table) { $0 == table.fields.first } : sample(of: table, where: isRequired)
  }
}
