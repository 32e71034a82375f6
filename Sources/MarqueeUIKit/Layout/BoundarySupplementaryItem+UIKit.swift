#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension BoundarySupplementaryItem {
    /// The UIKit equivalent of the header or footer.
    @MainActor func uiKit(_ grid: PixelGrid) -> NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size.uiKit(grid), elementKind: elementKind,
        alignment: alignment.uiKit, absoluteOffset: offset.uiKit)
      item.extendsBoundary = extendsBoundary
      item.pinToVisibleBounds = pinsToVisibleBounds
      item.zIndex = zIndex
      return item
    }
  }

  extension RectAlignment {
    fileprivate var uiKit: NSRectAlignment {
      switch self {
      case .none: .none
      case .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
    }
  }
#endif
