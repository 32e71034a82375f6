#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension Spacing {
    @MainActor var uiKit: NSCollectionLayoutSpacing {
      switch self {
      case .fixed(let length): .fixed(length)
      case .flexible(let length): .flexible(length)
      }
    }
  }
#endif
