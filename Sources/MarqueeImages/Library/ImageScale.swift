/// The scale of an image in pixels per point.
package enum ImageScale: Int, Hashable, Sendable, CaseIterable {
  /// An image for every screen: a vector, or an entry of a catalog without a scale.
  case any
  case one
  case two
  case three

  /// Pixels per point; `nil` for ``any``.
  package var factor: Int? { self == .any ? nil : rawValue }

  /// Parses the scale in a catalog, such as `2x`; `nil` for any other text.
  package init?(catalogText: String) {
    guard let scale = ["1x": Self.one, "2x": .two, "3x": .three][catalogText] else { return nil }
    self = scale
  }
}
