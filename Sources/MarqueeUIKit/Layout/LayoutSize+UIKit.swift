#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutSize {
    @MainActor var uiKit: NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width.uiKit, heightDimension: height.uiKit)
    }
  }
#endif
