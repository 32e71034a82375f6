#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutDimension {
    @MainActor func uiKit(_ textScale: Double) -> NSCollectionLayoutDimension {
      switch self {
      case .fractionalWidth(let fraction):
        return .fractionalWidth(fraction)
      case .fractionalHeight(let fraction):
        return .fractionalHeight(fraction)
      case .absolute:
        return .absolute(number(textScale))
      case .estimated:
        return .estimated(number(textScale))
      case .uniformAcrossSiblings(let length):
        guard #available(iOS 17, *) else { return .estimated(length) }
        return .uniformAcrossSiblings(estimate: length)
      }
    }
  }
#endif
