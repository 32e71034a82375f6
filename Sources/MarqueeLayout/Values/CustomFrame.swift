/// A frame given by hand in a custom group.
///
/// The counterpart of UIKit's `NSCollectionLayoutGroupCustomItem`.
public struct CustomFrame: Hashable, Sendable {
  /// The frame in points, measured from the group's outer corner.
  public var frame: LayoutRect
  /// How far in front the cell is drawn.
  public var zIndex: Int

  /// Makes a custom frame.
  public init(_ frame: LayoutRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
