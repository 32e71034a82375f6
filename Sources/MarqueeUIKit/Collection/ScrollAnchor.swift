#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeScreen
  import UIKit

  /// The first visible item of a collection view, used to restore the position after a refresh.
  @MainActor struct ScrollAnchor {
    private let id: ScreenItem.ID
    /// The distance of its cell from the top of the view, in points.
    private let distance: Double

    /// Takes the first visible item; `nil` at the top of the content, where the view stays.
    init?(_ view: UICollectionView, _ source: CatalogDataSource) {
      guard view.contentOffset.y > -view.adjustedContentInset.top else { return nil }
      let visible = view.indexPathsForVisibleItems.sorted()
      for indexPath in visible {
        guard let item = source.item(at: indexPath)?.item,
          let frame = view.layoutAttributesForItem(at: indexPath)?.frame
        else { continue }
        id = item.id
        distance = frame.minY - view.contentOffset.y
        return
      }
      return nil
    }

    /// Scrolls the item to its former distance from the top; does nothing if the item is gone.
    func restore(in view: UICollectionView, _ source: CatalogDataSource) {
      view.layoutIfNeeded()
      guard let indexPath = source.indexPath(of: id),
        let frame = view.layoutAttributesForItem(at: indexPath)?.frame
      else { return }
      let insets = view.adjustedContentInset
      let lowest = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
      let offset = min(max(-insets.top, frame.minY - distance), lowest)
      view.setContentOffset(CGPoint(x: view.contentOffset.x, y: offset), animated: false)
    }
  }
#endif
