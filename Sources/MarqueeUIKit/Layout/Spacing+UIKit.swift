#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension Spacing {
    /// The spacing as UIKit has it.
    @MainActor var uiKit: NSCollectionLayoutSpacing {
      switch self {
      case .fixed(let length): .fixed(length)
      case .flexible(let length): .flexible(length)
      }
    }
  }
#endif
