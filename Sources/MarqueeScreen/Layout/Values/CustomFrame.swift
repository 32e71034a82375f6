/// A frame of a custom group.
///
/// The counterpart of UIKit's `NSCollectionLayoutGroupCustomItem`.
public struct CustomFrame: Hashable, Sendable {
  /// The frame in points, relative to the group's outer corner.
  public var frame: LayoutRect
  /// The drawing order of the cell; higher is closer to the front.
  public var zIndex: Int

  /// Makes a custom frame.
  public init(_ frame: LayoutRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
