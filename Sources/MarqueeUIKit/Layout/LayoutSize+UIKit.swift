#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeScreen
  import UIKit

  extension LayoutSize {
    /// The UIKit equivalent of the size.
    @MainActor var uiKit: NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width.uiKit, heightDimension: height.uiKit)
    }
  }
#endif
