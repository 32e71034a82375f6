/// A background behind a whole section.
///
/// The counterpart of UIKit's `NSCollectionLayoutDecorationItem`.
public struct DecorationItem: Hashable, Sendable {
  /// The name by which the view is requested; it is unique within a section.
  public var elementKind: String
  /// The distance of the background from the section's edges, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// The drawing order; a section with decorations draws its cells at 1.
  public var zIndex: Int

  /// Makes a background.
  public init(
    background elementKind: String, contentInsets: DirectionalEdgeInsets = .zero, zIndex: Int = 0
  ) {
    self.elementKind = elementKind
    self.contentInsets = contentInsets
    self.zIndex = zIndex
  }
}
