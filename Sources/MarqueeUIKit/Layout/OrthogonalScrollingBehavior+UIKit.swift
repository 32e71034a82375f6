#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension OrthogonalScrollingBehavior {
    var uiKit: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
    }
  }
#endif
