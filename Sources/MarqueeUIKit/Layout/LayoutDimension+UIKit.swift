#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension LayoutDimension {
    /// The dimension as UIKit has it.
    @MainActor var uiKit: NSCollectionLayoutDimension {
      switch self {
      case .fractionalWidth(let fraction): .fractionalWidth(fraction)
      case .fractionalHeight(let fraction): .fractionalHeight(fraction)
      case .absolute(let length): .absolute(length)
      case .estimated(let length): .estimated(length)
      }
    }
  }
#endif
