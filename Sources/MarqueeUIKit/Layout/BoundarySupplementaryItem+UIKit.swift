#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension BoundarySupplementaryItem {
    /// The UIKit equivalent of the header or footer.
    @MainActor var uiKit: NSCollectionLayoutBoundarySupplementaryItem {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size.uiKit, elementKind: elementKind, alignment: alignment.uiKit,
        absoluteOffset: offset.uiKit)
      item.extendsBoundary = extendsBoundary
      item.pinToVisibleBounds = pinsToVisibleBounds
      item.zIndex = zIndex
      return item
    }
  }
#endif
