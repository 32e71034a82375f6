#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeScreen
  import UIKit

  extension LayoutAxis {
    /// The UIKit equivalent of the scroll direction.
    var uiKit: UICollectionView.ScrollDirection {
      switch self {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    }
  }
#endif
