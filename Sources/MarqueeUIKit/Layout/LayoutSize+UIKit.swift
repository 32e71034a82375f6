#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutSize {
    @MainActor func uiKit(_ textScale: Double) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: width.uiKit(textScale), heightDimension: height.uiKit(textScale))
    }
  }
#endif
