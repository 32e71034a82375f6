#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension LayoutSubitem {
    /// The item or group as UIKit has it, where a group is a kind of item.
    @MainActor var uiKit: NSCollectionLayoutItem {
      switch self {
      case .item(let item): item.uiKit
      case .group(let group): group.uiKit
      }
    }
  }
#endif
