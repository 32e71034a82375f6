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
}
