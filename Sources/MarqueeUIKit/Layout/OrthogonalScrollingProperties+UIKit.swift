#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  @available(iOS 17, *)
  extension OrthogonalScrollingProperties {
    @MainActor func set(in section: NSCollectionLayoutSection) {
      section.orthogonalScrollingProperties.decelerationRate = decelerationRate.uiKit
      section.orthogonalScrollingProperties.bounce = bounce.uiKit
    }
  }

  @available(iOS 17, *)
  extension OrthogonalScrollingProperties.DecelerationRate {
    fileprivate var uiKit: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate {
      switch self {
      case .automatic: .automatic
      case .normal: .normal
      case .fast: .fast
      }
    }
  }

  @available(iOS 17, *)
  extension OrthogonalScrollingProperties.Bounce {
    fileprivate var uiKit: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce {
      switch self {
      case .automatic: .automatic
      case .always: .always
      case .never: .never
      }
    }
  }

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
