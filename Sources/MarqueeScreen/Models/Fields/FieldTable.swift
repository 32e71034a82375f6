/// The dictionaries that authors write, each with its fields.
package enum FieldTable: Hashable, Sendable {
  /// The root of a screen in its full form, with authored fields.
  case screen(own: [Field])
  /// A section of unknown type, which has only the common fields.
  case untypedSection
  case section(SectionType)
  /// A query that selects the items of a section from the library.
  case query
  case item(ItemKind)
  case group([Field])
  /// A layout in `layouts`.
  case layout
  case layoutConfiguration
  case layoutItem
  case layoutGroup
  /// An item or a group inside a group; one with `subitems` is a group.
  case layoutSubitem
  case dimension
  case spacing
  case insets
  /// A header or a footer of a layout.
  case boundaryItem
  /// A view at an edge, with its own element kind.
  case boundarySupplementaryItem
  /// A badge or similar view.
  case supplementaryItem
  case anchor
  case offset
  case decorationItem
  /// The space around an item or group.
  case edgeSpacing
  /// The feel of scrolling in a section that scrolls across the screen's direction.
  case orthogonalScrollingProperties
  case customFrame
  case list
  /// The file `Marquee.plist`.
  case settings
  case authoredSectionType
  case authoredItemKind
  case fieldDescription
  case show
  case itemCount
  case imageLimits
  case textRule
  /// The bars that an app shows around a screen.
  case chrome
  case tab
  case previewSettings
}
