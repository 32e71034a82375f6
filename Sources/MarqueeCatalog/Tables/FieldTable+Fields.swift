package import MarqueeScreen

extension FieldTable {
  package static let maximumFieldCount = 64

  package static let catalog = FieldTable.screen(own: [])

  package static let layouts: [FieldTable] = [
    .layout, .layoutConfiguration, .layoutItem, .layoutGroup, .layoutSubitem, .dimension, .spacing,
    .insets, .boundaryItem, .boundarySupplementaryItem, .supplementaryItem, .anchor, .offset,
    .decorationItem, .edgeSpacing, .customFrame, .orthogonalScrollingProperties, .list,
  ]

  /// The fields, in the order of their documentation.
  package var fields: [Field] {
    switch self {
    case .screen(let own): Catalog.fields + own
    case .untypedSection: CatalogSection.commonFields
    case .section(let type): type.fields
    case .query: CatalogSection.queryFields
    case .item(let kind): kind.fields
    case .group(let fields): fields
    case .layout: LayoutSection.table.fields
    case .layoutConfiguration: LayoutConfiguration.table.fields
    case .layoutItem: LayoutItem.table.fields
    case .layoutGroup, .layoutSubitem: LayoutGroup.table.fields
    case .dimension: LayoutDimension.table.fields
    case .spacing: Spacing.table.fields
    case .insets: DirectionalEdgeInsets.table.fields
    case .boundaryItem: BoundarySupplementaryItem.table.fields
    case .boundarySupplementaryItem: NamedBoundaryItem.table.fields
    case .supplementaryItem: SupplementaryItem.table.fields
    case .anchor: LayoutAnchor.table.fields
    case .offset: LayoutPoint.table.fields
    case .decorationItem: DecorationItem.table.fields
    case .edgeSpacing: EdgeSpacing.table.fields
    case .customFrame: CustomFrame.table.fields
    case .orthogonalScrollingProperties: OrthogonalScrollingProperties.table.fields
    case .list: ListConfiguration.table.fields
    case .settings: SettingsFields.root
    case .authoredSectionType: SettingsFields.sectionType
    case .authoredItemKind: SettingsFields.itemKind
    case .fieldDescription: SettingsFields.field
    case .show: SettingsFields.show
    case .itemCount: SettingsFields.itemCount
    case .imageLimits: SettingsFields.imageLimits
    case .textRule: SettingsFields.textRule
    case .chrome: SettingsFields.chrome
    case .tab: SettingsFields.tab
    case .previewSettings: SettingsFields.preview
    }
  }

  /// Whether it is part of `Marquee.plist`.
  package var isOfSettings: Bool {
    switch self {
    case .settings, .authoredSectionType, .authoredItemKind, .fieldDescription, .show, .itemCount,
      .imageLimits, .textRule, .chrome, .tab, .previewSettings:
      true
    default: false
    }
  }

  /// Whether exactly one of the fields must be present.
  package var hasExactlyOneField: Bool { self == .dimension || self == .spacing }

  /// The dictionary, in an author's words: `an item`.
  package var phrase: String {
    switch self {
    case .screen: "a screen"
    case .untypedSection, .section: "a section"
    case .query: "a query"
    case .item: "an item"
    case .group: "a group of values"
    case .layout: "a layout"
    case .layoutConfiguration: "a layout configuration"
    case .layoutItem: "a layout's item"
    case .layoutGroup: "a group"
    case .layoutSubitem: "a subitem"
    case .dimension: "a dimension"
    case .spacing: "a spacing"
    case .insets: "insets"
    case .boundaryItem: "a header or footer"
    case .boundarySupplementaryItem: "a boundary supplementary item"
    case .supplementaryItem: "a supplementary item"
    case .anchor: "an anchor"
    case .offset: "an offset"
    case .decorationItem: "a decoration item"
    case .edgeSpacing: "edge spacing"
    case .customFrame: "a frame"
    case .orthogonalScrollingProperties: "scrolling properties"
    case .list: "a list"
    case .settings: "Marquee.plist"
    case .authoredSectionType: "a section type"
    case .authoredItemKind: "a kind of items"
    case .fieldDescription: "a field"
    case .show: "'show'"
    case .itemCount: "'itemCount'"
    case .imageLimits: "limits for images"
    case .textRule: "a text rule"
    case .chrome: "a screen's bars"
    case .tab: "a tab"
    case .previewSettings: "'preview'"
    }
  }
}
