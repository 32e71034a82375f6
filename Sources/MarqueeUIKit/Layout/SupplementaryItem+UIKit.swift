#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension SupplementaryItem {
    @MainActor var uiKit: NSCollectionLayoutSupplementaryItem {
      let item: NSCollectionLayoutSupplementaryItem
      if let itemAnchor {
        item = NSCollectionLayoutSupplementaryItem(
          layoutSize: size.uiKit, elementKind: elementKind, containerAnchor: containerAnchor.uiKit,
          itemAnchor: itemAnchor.uiKit)
      } else {
        item = NSCollectionLayoutSupplementaryItem(
          layoutSize: size.uiKit, elementKind: elementKind, containerAnchor: containerAnchor.uiKit)
      }
      item.zIndex = zIndex
      return item
    }
  }
#endif
