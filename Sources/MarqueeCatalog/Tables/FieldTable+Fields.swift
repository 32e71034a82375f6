package import MarqueeScreen

extension FieldTable {
  package static let maximumFieldCount = 64

  package static let catalog = FieldTable.screen(own: [])
  /// A section of unknown type, which has only the common fields.
  package static let untypedSection = fixed(
    FixedTable("untypedSection", "a section") { CatalogSection.commonFields })
  package static let layout = LayoutSection.table.name

  package static let layouts = [
    LayoutSection.table.name, LayoutSection.regularTable.name, LayoutConfiguration.table.name,
    LayoutItem.table.name,
    LayoutGroup.table.name, LayoutSubitem.table, LayoutDimension.table.name, Spacing.table.name,
    DirectionalEdgeInsets.table.name, BoundarySupplementaryItem.table.name,
    NamedBoundaryItem.table.name, SupplementaryItem.table.name, LayoutAnchor.table.name,
    LayoutPoint.table.name, DecorationItem.table.name, EdgeSpacing.table.name,
    CustomFrame.table.name, OrthogonalScrollingProperties.table.name, ListConfiguration.table.name,
  ]

  /// The fields, in the order of their documentation.
  package var fields: [Field] {
    switch self {
    case .screen(let own): Catalog.fields + own
    case .section(let type): type.fields
    case .item(let kind): kind.fields
    case .group(let fields): fields
    case .fixed(let table): table.fields()
    }
  }

  /// Whether it is part of `Marquee.plist`.
  package var isOfSettings: Bool { fixed?.isOfSettings == true }

  package var hasExactlyOneField: Bool { fixed?.isChoice == true }

  private var fixed: FixedTable? { if case .fixed(let table) = self { table } else { nil } }

  /// The dictionary, in an author's words: `an item`.
  package var phrase: String {
    switch self {
    case .screen: "a screen"
    case .section: "a section"
    case .item: "an item"
    case .group: "a group of values"
    case .fixed(let table): table.phrase
    }
  }
}
