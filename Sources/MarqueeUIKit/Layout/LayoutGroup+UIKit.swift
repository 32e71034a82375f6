#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutGroup {
    @MainActor var uiKit: NSCollectionLayoutGroup {
      let group = plainGroup
      group.interItemSpacing = interItemSpacing?.uiKit
      group.contentInsets = contentInsets.uiKit
      group.edgeSpacing = edgeSpacing.uiKit
      group.supplementaryItems = supplementaryItems.map(\.uiKit)
      return group
    }

    /// The group with only its subitems.
    @MainActor private var plainGroup: NSCollectionLayoutGroup {
      switch contents {
      case .subitems(.horizontal, let subitems):
        return .horizontal(layoutSize: size.uiKit, subitems: subitems.map(\.uiKit))
      case .subitems(.vertical, let subitems):
        return .vertical(layoutSize: size.uiKit, subitems: subitems.map(\.uiKit))
      case .repeating(let axis, let subitem, let count):
        let subitem = subitem.sharing(axis, among: count).uiKit
        // UIKit raises an exception for a count below 1, and does not divide the group.
        let count = max(1, count)
        return axis == .horizontal
          ? .horizontal(layoutSize: size.uiKit, repeatingSubitem: subitem, count: count)
          : .vertical(layoutSize: size.uiKit, repeatingSubitem: subitem, count: count)
      case .custom(let frames):
        return .custom(layoutSize: size.uiKit) { _ in frames.map(\.uiKit) }
      }
    }
  }

  extension CustomFrame {
    @MainActor fileprivate var uiKit: NSCollectionLayoutGroupCustomItem {
      let rect = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      return NSCollectionLayoutGroupCustomItem(frame: rect, zIndex: zIndex)
    }
  }

  extension LayoutSubitem {
    /// The UIKit equivalent of the item or group; in UIKit, a group is an item.
    @MainActor fileprivate var uiKit: NSCollectionLayoutItem {
      switch self {
      case .item(let item): item.uiKit
      case .group(let group): group.uiKit
      }
    }
  }
#endif
