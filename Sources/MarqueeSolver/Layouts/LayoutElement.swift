public import MarqueeScreen

/// A view in a solved layout.
///
/// The counterpart of UIKit's `UICollectionViewLayoutAttributes`.
public struct LayoutElement: Hashable, Sendable {
  /// The kind of a view.
  public enum Kind: Hashable, Sendable {
    /// The cell of an item.
    case cell
    /// A view attached to a cell or a group.
    case supplementary(String)
    /// A header or footer of a section.
    case boundary(String)
    /// A header or footer of the whole layout.
    case layoutBoundary(String)
    /// A background of a section.
    case decoration(String)
  }

  /// The kind of the view, with its element kind.
  public var kind: Kind
  /// The index of its section; 0 for a header or footer of the whole layout.
  public var section: Int
  /// The item of a cell, or the view's number among the section's views of the same kind.
  public var item: Int
  /// The frame, in points of the whole content.
  public var frame: LayoutRect
  /// The drawing order; higher is closer to the front.
  public var zIndex: Int

  /// The element without what differs between layouts of the same items.
  var identity: LayoutElement {
    var element = self
    (element.frame, element.zIndex) = (LayoutRect(origin: .zero, size: .zero), 0)
    return element
  }
}
