#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutSize {
    @MainActor func uiKit(_ grid: PixelGrid) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: width.uiKit(grid), heightDimension: height.uiKit(grid))
    }
  }
#endif
