#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutSize {
    /// The UIKit equivalent of the size.
    @MainActor var uiKit: NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width.uiKit, heightDimension: height.uiKit)
    }
  }
#endif
