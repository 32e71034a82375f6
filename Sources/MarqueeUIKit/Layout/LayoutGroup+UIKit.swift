#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension LayoutGroup {
    @MainActor func uiKit(_ grid: PixelGrid) -> NSCollectionLayoutGroup {
      let group = plainGroup(grid)
      group.interItemSpacing = interItemSpacing?.uiKit
      group.contentInsets = contentInsets.uiKit
      group.edgeSpacing = edgeSpacing.uiKit
      group.supplementaryItems = supplementaryItems.map { $0.uiKit(grid) }
      return group
    }

    /// The group with only its subitems.
    @MainActor private func plainGroup(_ grid: PixelGrid) -> NSCollectionLayoutGroup {
      let size = size.uiKit(grid)
      switch contents {
      case .subitems(.horizontal, let subitems):
        return .horizontal(layoutSize: size, subitems: subitems.map { $0.uiKit(grid) })
      case .subitems(.vertical, let subitems):
        return .vertical(layoutSize: size, subitems: subitems.map { $0.uiKit(grid) })
      case .repeating(let axis, let subitem, let count):
        let subitem = subitem.sharing(axis, among: count).uiKit(grid)
        // UIKit raises an exception for a count below 1, and does not divide the group.
        let count = max(1, count)
        return axis == .horizontal
          ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
          : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
      case .custom(let frames):
        return .custom(layoutSize: size) { _ in frames.map(\.uiKit) }
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
    @MainActor fileprivate func uiKit(_ grid: PixelGrid) -> NSCollectionLayoutItem {
      switch self {
      case .item(let item): item.uiKit(grid)
      case .group(let group): group.uiKit(grid)
      }
    }
  }
#endif
