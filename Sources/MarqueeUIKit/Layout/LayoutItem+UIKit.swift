#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutItem {
    @MainActor func uiKit(_ textScale: Double) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: size.uiKit(textScale),
        supplementaryItems: supplementaryItems.map { $0.uiKit(textScale) })
      item.contentInsets = contentInsets.uiKit
      item.edgeSpacing = edgeSpacing.uiKit
      return item
    }
  }
#endif
