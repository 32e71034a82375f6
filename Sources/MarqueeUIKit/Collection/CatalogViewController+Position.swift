#if os(iOS)
  public import MarqueeScreen
  import UIKit

  extension CatalogViewController {
    /// Scrolls to a section or an item of the screen, as soon as it is shown.
    ///
    /// The header of a section stays in sight, and a section that scrolls sideways shows the item.
    ///
    /// - Parameter link: The target; only ``CatalogLink/section(_:)`` and ``CatalogLink/item(_:)``
    ///   are places on a screen.
    /// - Returns: Whether the place is shown already.
    @discardableResult
    public func scroll(to link: CatalogLink) -> Bool {
      switch link {
      case .screen, .address: return false
      case .section(let id):
        guard let index = dataSource.index(of: id) else { break }
        return scroll(toSection: index)
      case .item(let id):
        guard let indexPath = dataSource.indexPath(of: id) else { break }
        let isSideways =
          dataSource.item(at: indexPath).map { dataSource.scrollsSideways($0.section) } ?? false
        collectionView.scrollToItem(
          at: indexPath, at: isSideways ? [.top, .centeredHorizontally] : .top,
          animated: canAnimate)
        return true
      }
      pendingTarget = link
      return false
    }

    private func scroll(toSection index: Int) -> Bool {
      let view = collectionView
      let first = IndexPath(item: 0, section: index)
      view.layoutIfNeeded()
      let header = view.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: first)
      let item =
        view.numberOfItems(inSection: index) > 0 ? view.layoutAttributesForItem(at: first) : nil
      guard let top = [header, item].compactMap({ $0?.frame.minY }).min() else { return false }
      let offset = reachable(top - view.adjustedContentInset.top)
      view.setContentOffset(
        CGPoint(x: view.contentOffset.x, y: offset), animated: canAnimate)
      return true
    }

    /// The first visible item and its frame; `nil` at the top of the content, where the view stays,
    /// and while the content moves, which setting an offset would stop.
    func anchor() -> (ScrollAnchor, CGRect)? {
      let view = collectionView
      guard view.contentOffset.y > -view.adjustedContentInset.top, !view.isTracking,
        !view.isDecelerating
      else { return nil }
      let order = dataSource.order
      for indexPath in view.indexPathsForVisibleItems.sorted() {
        if let id = dataSource.item(at: indexPath)?.item.id,
          let anchor = ScrollAnchor(id, in: order),
          let frame = view.layoutAttributesForItem(at: indexPath)?.frame
        {
          return (anchor, frame)
        }
      }
      return nil
    }

    /// Moves the content by as much as an item was moved by an update.
    func restore(_ id: ScreenItem.ID, from old: CGRect) {
      let view = collectionView
      view.layoutIfNeeded()
      guard let indexPath = dataSource.indexPath(of: id),
        let frame = view.layoutAttributesForItem(at: indexPath)?.frame, frame.minY != old.minY
      else { return }
      // Assigning the offset does not stop a movement, as 'setContentOffset' does.
      view.contentOffset.y = reachable(view.contentOffset.y + frame.minY - old.minY)
    }

    /// Limits an offset to where the content can be scrolled.
    private func reachable(_ offset: Double) -> Double {
      let view = collectionView
      let insets = view.adjustedContentInset
      let lowest = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
      return min(max(-insets.top, offset), lowest)
    }
  }
#endif
