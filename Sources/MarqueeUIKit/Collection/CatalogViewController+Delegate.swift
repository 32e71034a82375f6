#if os(iOS)
  import MarqueeScreen
  public import UIKit

  extension CatalogViewController: UICollectionViewDelegate {
    /// Passes a tap on an item to ``onSelect``.
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      collectionView.deselectItem(at: indexPath, animated: true)
      guard let (item, section) = dataSource.item(at: indexPath) else { return }
      onSelect(self, CatalogSelection(section: section, item: item, part: nil))
    }

    /// Passes an item that comes into sight to ``onDisplay``.
    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let (item, section) = dataSource.item(at: indexPath) else { return }
      let selection = CatalogSelection(section: section, item: item, part: nil)
      displayed[ObjectIdentifier(cell)] = selection
      if !isCovered { onDisplay(self, selection, .appeared) }
      prefetchRow(after: indexPath, of: section)
      if indexPath.item == collectionView.numberOfItems(inSection: indexPath.section) - 1 {
        onEndOfSection(self, section)
      }
    }

    /// Passes an item that leaves to ``onDisplay``.
    public func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let selection = displayed.removeValue(forKey: ObjectIdentifier(cell)) else { return }
      if !isCovered { onDisplay(self, selection, .disappeared) }
    }

    // MARK: Scrolling

    /// Passes scrolling to ``scrollDelegate``.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
      scrollDelegate?.scrollViewDidScroll?(scrollView)
    }

    /// Passes the beginning of a drag to ``scrollDelegate``.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      scrollDelegate?.scrollViewWillBeginDragging?(scrollView)
    }

    /// Passes the end of a drag to ``scrollDelegate``.
    public func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
      scrollDelegate?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
    }

    /// Passes the end of a movement to ``scrollDelegate``.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      scrollDelegate?.scrollViewDidEndDecelerating?(scrollView)
    }
  }
#endif
