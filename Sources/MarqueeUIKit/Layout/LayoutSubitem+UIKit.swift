#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutSubitem {
    /// The UIKit equivalent of the item or group; in UIKit, a group is an item.
    @MainActor var uiKit: NSCollectionLayoutItem {
      switch self {
      case .item(let item): item.uiKit
      case .group(let group): group.uiKit
      }
    }
  }
#endif
