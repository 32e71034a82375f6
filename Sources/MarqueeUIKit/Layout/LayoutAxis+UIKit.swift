#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutAxis {
    var uiKit: UICollectionView.ScrollDirection {
      switch self {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    }
  }
#endif
