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
        .horizontal(layoutSize: size.uiKit, subitems: subitems.map(\.uiKit))
      case .subitems(.vertical, let subitems):
        .vertical(layoutSize: size.uiKit, subitems: subitems.map(\.uiKit))
      // UIKit raises an exception for a count below 1, and does not divide the group.
      case .repeating(.horizontal, let subitem, let count):
        .horizontal(
          layoutSize: size.uiKit,
          repeatingSubitem: subitem.sharing(.horizontal, among: count).uiKit,
          count: max(1, count))
      case .repeating(.vertical, let subitem, let count):
        .vertical(
          layoutSize: size.uiKit,
          repeatingSubitem: subitem.sharing(.vertical, among: count).uiKit,
          count: max(1, count))
      case .custom(let frames):
        .custom(layoutSize: size.uiKit) { _ in frames.map(\.uiKit) }
      }
    }
  }

  extension CustomFrame {
    @MainActor fileprivate var uiKit: NSCollectionLayoutGroupCustomItem {
      let rect = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      return NSCollectionLayoutGroupCustomItem(frame: rect, zIndex: zIndex)
    }
  }
#endif
