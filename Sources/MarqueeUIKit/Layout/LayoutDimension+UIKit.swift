#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutDimension {
    @MainActor func uiKit(_ grid: PixelGrid) -> NSCollectionLayoutDimension {
      switch self {
      case .fractionalWidth(let fraction):
        return .fractionalWidth(fraction)
      case .fractionalHeight(let fraction):
        return .fractionalHeight(fraction)
      case .absolute(_, _):
        return .absolute(grid.length(of: self))
      case .estimated(_, _):
        return .estimated(grid.length(of: self))
      case .uniformAcrossSiblings(let length):
        guard #available(iOS 17, *) else { return .estimated(length) }
        return .uniformAcrossSiblings(estimate: length)
      }
    }
  }
#endif
