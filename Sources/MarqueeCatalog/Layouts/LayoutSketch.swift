package import MarqueeScreen

/// A layout with a number of items, which can be solved without a catalog.
package struct LayoutSketch: Hashable, Sendable, Decodable {
  /// The layout of the only section; `nil` if there are ``sections``.
  package var layout: LayoutSection?
  /// How many items that section has.
  package var items: Int?
  /// Several sections, from top to bottom.
  package var sections: [Section]?
  /// The settings of the whole layout.
  package var layoutConfiguration: LayoutConfiguration?
  /// The view that it is laid out in; `nil` for a device.
  package var container: Container?

  /// The default number of items in a section: enough for several groups of most layouts.
  package static let typicalItemCount = 12

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

  /// A view of a custom size.
  package struct Container: Hashable, Sendable, Decodable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// Pixels per point; 3 if absent.
    package var scale: Double?

    static let fields: [Field] = [
      Field("width", .number, .required, "The width in points."),
      Field("height", .number, .required, "The height in points."),
      Field("scale", .number, "Pixels per point; 3 if absent."),
    ]
  }

  /// The fields of a sketch.
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
    "items", .integer(atLeast: 1), "How many items the section has; \(typicalItemCount) if absent.")
}
