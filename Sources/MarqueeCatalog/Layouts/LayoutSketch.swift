package import MarqueeLayout

/// A layout with some items, to be laid out without a catalog.
package struct LayoutSketch: Hashable, Sendable, Decodable {
  /// The layout of the only section; `nil` if there are ``sections``.
  package var layout: LayoutSection?
  /// How many items that section has.
  package var items: Int?
  /// Several sections, from top to bottom.
  package var sections: [Section]?
  /// What holds for all of them together.
  package var layoutConfiguration: LayoutConfiguration?
  /// What they are laid out in; `nil` for a device.
  package var container: Container?

  /// How many items a section has that does not say it: enough for several groups of most layouts.
  package static let usualItemCount = 12

  /// A section of a sketch.
  package struct Section: Hashable, Sendable, Decodable {
    /// The layout.
    package var layout: LayoutSection
    /// How many items the section has.
    package var items: Int?

    static let fields: [Field] = [
      Field("layout", .dictionary(.layout), .required, "The layout, as in a screen."), itemsField,
    ]
  }

  /// A view of a size of its own.
  package struct Container: Hashable, Sendable, Decodable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// Pixels per point; 3 where absent.
    package var scale: Double?

    static let fields: [Field] = [
      Field("width", .number, .required, "The width in points."),
      Field("height", .number, .required, "The height in points."),
      Field("scale", .number, "Pixels per point; 3 if absent."),
    ]
  }

  /// What authors write.
  static let fields: [Field] = [
    Field(
      "layout", .dictionary(.layout), .requiredUnless("sections"), "The layout, as in a screen."),
    itemsField,
    Field(
      "sections", .array(.sketchSection), .requiredUnless("layout"),
      "Several sections, in place of a layout."),
    Field(
      "layoutConfiguration", .dictionary(.layoutConfiguration),
      "What holds for all sections together, as in a screen."),
    Field("container", .dictionary(.sketchContainer), "The view, in place of a device."),
  ]

  private static let itemsField = Field(
    "items", .integer(atLeast: 1), "How many items the section has; \(usualItemCount) if absent.")
}
