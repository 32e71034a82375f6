/// A background behind a whole section.
///
/// The counterpart of UIKit's `NSCollectionLayoutDecorationItem`.
public struct DecorationItem: Hashable, Sendable {
  /// The name by which the view is asked for; within a section it names one thing.
  public var elementKind: String
  /// How far the background stays inside the section, in points.
  public var contentInsets: DirectionalEdgeInsets
  /// How far in front it is drawn; a section with decorations draws its cells at 1.
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
