#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension SupplementaryItem {
    @MainActor func uiKit(_ grid: PixelGrid) -> NSCollectionLayoutSupplementaryItem {
      let size = size.uiKit(grid)
      let item: NSCollectionLayoutSupplementaryItem
      if let itemAnchor {
        item = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: elementKind, containerAnchor: containerAnchor.uiKit,
          itemAnchor: itemAnchor.uiKit)
      } else {
        item = NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: elementKind, containerAnchor: containerAnchor.uiKit)
      }
      item.zIndex = zIndex
      return item
    }
  }
#endif
