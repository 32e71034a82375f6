#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension DecorationItem {
    @MainActor var uiKit: NSCollectionLayoutDecorationItem {
      let item = NSCollectionLayoutDecorationItem.background(elementKind: elementKind)
      item.contentInsets = contentInsets.uiKit
      item.zIndex = zIndex
      return item
    }
  }
#endif
