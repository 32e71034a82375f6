#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutItem {
    @MainActor func uiKit(_ grid: PixelGrid) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: size.uiKit(grid),
        supplementaryItems: supplementaryItems.map { $0.uiKit(grid) })
      item.contentInsets = contentInsets.uiKit
      item.edgeSpacing = edgeSpacing.uiKit
      return item
    }
  }
#endif
