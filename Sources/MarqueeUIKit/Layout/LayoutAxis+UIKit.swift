#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension LayoutAxis {
    /// The direction of scrolling as UIKit has it.
    var uiKit: UICollectionView.ScrollDirection {
      switch self {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    }
  }
#endif
