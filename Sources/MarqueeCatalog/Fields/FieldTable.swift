/// The dictionaries that authors write, each with its fields.
package enum FieldTable: Hashable, Sendable {
  /// The root of a screen in its full form, with fields of the authors' own.
  case screen(own: [Field])
  /// A section whose type is not known, which therefore has the common fields only.
  case untypedSection
  /// A section of a type.
  case section(SectionType)
  /// Which items of the library a section shows.
  case query
  /// An item of a kind.
  case item(ItemKind)
  /// A dictionary with fields of the authors' own.
  case group([Field])
  /// A layout in `layouts`.
  case layout
  /// What holds for the layout of a whole screen.
  case layoutConfiguration
  /// An item of a layout.
  case layoutItem
  /// A group of a layout.
  case layoutGroup
  /// An item or a group inside a group; one with `subitems` is a group.
  case layoutSubitem
  /// The size along one side.
  case dimension
  /// The room between items.
  case spacing
  /// The room around something.
  case insets
  /// A header or a footer of a layout.
  case boundaryItem
  /// A view at an edge, with an element kind of its own.
  case boundarySupplementaryItem
  /// A badge or the like.
  case supplementaryItem
  /// A point of a rectangle.
  case anchor
  /// A distance along both sides.
  case offset
  /// A background of a section.
  case decorationItem
  /// The room around an item or group.
  case edgeSpacing
  /// How a section feels that scrolls across the screen's direction.
  case orthogonalScrollingProperties
  /// A frame of a custom group.
  case customFrame
  /// A layout's rows as a list.
  case list
  /// A layout with some items, for `marquee solve`.
  case sketch
  /// A section of a sketch.
  case sketchSection
  /// The view that a sketch is laid out in.
  case sketchContainer
  /// The file `Marquee.plist`.
  case settings
  /// A section type of the authors' own.
  case authoredSectionType
  /// A kind of items of the authors' own.
  case authoredItemKind
  /// A field of the authors' own.
  case fieldDescription
  /// Which field is which part of a cell.
  case show
  /// How many items a section has.
  case itemCount
  /// When an image does not fit its cells.
  case imageLimits
  /// A rule of the authors' own about texts.
  case textRule
  /// What an app shows around a screen.
  case chrome
  /// A tab of an app.
  case tab
  /// How previews show screens.
  case previewSettings

  /// How many fields a dictionary can have.
  package static let maximumFieldCount = 64

  /// The root of a screen in its full form.
  package static let catalog = FieldTable.screen(own: [])

  /// The dictionaries that layouts consist of.
  package static let layouts: [FieldTable] = [
    .layout, .layoutConfiguration, .layoutItem, .layoutGroup, .layoutSubitem, .dimension, .spacing,
    .insets, .boundaryItem, .boundarySupplementaryItem, .supplementaryItem, .anchor, .offset,
    .decorationItem, .edgeSpacing, .customFrame, .orthogonalScrollingProperties, .list,
  ]

  /// The fields, in the order in which they are documented.
  package var fields: [Field] {
    switch self {
    case .screen(let own): Catalog.fields + own
    case .untypedSection: CatalogSection.commonFields
    case .section(let type): type.fields
    case .query: CatalogSection.queryFields
    case .item(let kind): kind.fields
    case .group(let fields): fields
    case .layout: LayoutFields.section
    case .layoutConfiguration: LayoutFields.configuration
    case .layoutItem: LayoutFields.item
    case .layoutGroup, .layoutSubitem: LayoutFields.group
    case .dimension: LayoutFields.dimension
    case .spacing: LayoutFields.spacing
    case .insets: LayoutFields.insets
    case .boundaryItem: LayoutFields.boundaryItem
    case .boundarySupplementaryItem: LayoutFields.boundarySupplementaryItem
    case .supplementaryItem: LayoutFields.supplementaryItem
    case .anchor: LayoutFields.anchor
    case .offset: LayoutFields.offset
    case .decorationItem: LayoutFields.decorationItem
    case .edgeSpacing: LayoutFields.edgeSpacing
    case .customFrame: LayoutFields.customFrame
    case .orthogonalScrollingProperties: LayoutFields.orthogonalScrollingProperties
    case .list: LayoutFields.list
    case .sketch: LayoutSketch.fields
    case .sketchSection: LayoutSketch.Section.fields
    case .sketchContainer: LayoutSketch.Container.fields
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

  /// Whether exactly one of the fields must be present.
  package var hasExactlyOneField: Bool { self == .dimension || self == .spacing }

  /// What the dictionary is, in an author's words: `an item`.
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
    case .sketch: "a sketch"
    case .sketchSection: "a section"
    case .sketchContainer: "a container"
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
