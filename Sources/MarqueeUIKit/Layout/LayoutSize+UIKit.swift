#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension LayoutSize {
    /// The size as UIKit has it.
    @MainActor var uiKit: NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: width.uiKit, heightDimension: height.uiKit)
    }
  }
#endif
