/// The dictionaries that authors write, each with its fields.
package enum FieldTable: Hashable, Sendable {
  /// The root of a screen in its full form, with authored fields.
  case screen(own: [Field])
  /// A section of unknown type, which has only the common fields.
  case untypedSection
  /// A section of a type.
  case section(SectionType)
  /// A query that selects the items of a section from the library.
  case query
  /// An item of a kind.
  case item(ItemKind)
  /// A dictionary with authored fields.
  case group([Field])
  /// A layout in `layouts`.
  case layout
  /// The settings of the layout of a whole screen.
  case layoutConfiguration
  /// An item of a layout.
  case layoutItem
  /// A group of a layout.
  case layoutGroup
  /// An item or a group inside a group; one with `subitems` is a group.
  case layoutSubitem
  /// The size along one side.
  case dimension
  /// The space between items.
  case spacing
  /// The space around something.
  case insets
  /// A header or a footer of a layout.
  case boundaryItem
  /// A view at an edge, with its own element kind.
  case boundarySupplementaryItem
  /// A badge or similar view.
  case supplementaryItem
  /// A point of a rectangle.
  case anchor
  /// A distance along both sides.
  case offset
  /// A background of a section.
  case decorationItem
  /// The space around an item or group.
  case edgeSpacing
  /// The feel of scrolling in a section that scrolls across the screen's direction.
  case orthogonalScrollingProperties
  /// A frame of a custom group.
  case customFrame
  /// A list configuration of a layout.
  case list
  /// The file `Marquee.plist`.
  case settings
  /// An authored section type.
  case authoredSectionType
  /// An authored kind of items.
  case authoredItemKind
  /// An authored field.
  case fieldDescription
  /// The fields that are shown as parts of a cell.
  case show
  /// The number of items in a section.
  case itemCount
  /// The limits for images that do not fit their cells.
  case imageLimits
  /// An authored rule about texts.
  case textRule
  /// The bars that an app shows around a screen.
  case chrome
  /// A tab of an app.
  case tab
  /// The settings of previews.
  case previewSettings
}
