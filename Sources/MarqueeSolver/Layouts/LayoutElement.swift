public import MarqueeLayout

/// One view of a solved layout.
///
/// The counterpart of UIKit's `UICollectionViewLayoutAttributes`.
public struct LayoutElement: Hashable, Sendable {
  /// What the view is.
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

  /// What the view is, with its element kind.
  public var kind: Kind
  /// The index of its section; 0 for a header or footer of the whole layout.
  public var section: Int
  /// The item of a cell, or the running number among the section's views of the same kind.
  public var item: Int
  /// Where the view is, in points of the whole content.
  public var frame: LayoutRect
  /// How far in front it is drawn.
  public var zIndex: Int

  /// What distinguishes an element from all others of its layout.
  struct Identity: Hashable {
    let kind: Kind
    let section: Int
    let item: Int
  }

  /// What distinguishes the element from all others of its layout.
  var identity: Identity { Identity(kind: kind, section: section, item: item) }

  /// Makes an element.
  package init(kind: Kind, section: Int, item: Int, frame: LayoutRect, zIndex: Int) {
    self.kind = kind
    self.section = section
    self.item = item
    self.frame = frame
    self.zIndex = zIndex
  }
}
