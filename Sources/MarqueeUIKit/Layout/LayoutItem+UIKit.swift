#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutItem {
    @MainActor var uiKit: NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(
        layoutSize: size.uiKit, supplementaryItems: supplementaryItems.map(\.uiKit))
      item.contentInsets = contentInsets.uiKit
      item.edgeSpacing = edgeSpacing.uiKit
      return item
    }
  }
#endif
