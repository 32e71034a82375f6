/// The scale of an image in pixels per point.
package enum ImageScale: Hashable, Sendable, CaseIterable {
  /// An image for every screen: a vector, or an entry of a catalog without a scale.
  case any
  case one
  case two
  case three

  /// Pixels per point; `nil` for ``any``.
  package var factor: Int? {
    switch self {
    case .any: nil
    case .one: 1
    case .two: 2
    case .three: 3
    }
  }

  /// Parses the scale in a catalog, such as `2x`; `nil` for any other text.
  package init?(catalogText: String) {
    guard
      let scale = Self.allCases.first(where: { scale in
        scale.factor.map { "\($0)x" == catalogText } ?? false
      })
    else { return nil }
    self = scale
  }
}
