#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutDimension {
    @MainActor var uiKit: NSCollectionLayoutDimension {
      switch self {
      case .fractionalWidth(let fraction):
        return .fractionalWidth(fraction)
      case .fractionalHeight(let fraction):
        return .fractionalHeight(fraction)
      case .absolute(let length):
        return .absolute(length)
      case .estimated(let length):
        return .estimated(length)
      case .uniformAcrossSiblings(let length):
        guard #available(iOS 17, *) else { return .estimated(length) }
        return .uniformAcrossSiblings(estimate: length)
      }
    }
  }
#endif
