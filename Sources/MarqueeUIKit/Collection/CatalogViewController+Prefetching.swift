#if os(iOS)
  import MarqueeScreen
  import SwiftUI
  public import UIKit

  extension CatalogViewController: UICollectionViewDataSourcePrefetching {
    /// Starts loading the images of items that will be shown soon.
    public func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      let urls = imageURLs(at: indexPaths)
      Task { [loader = configuration.images.loader] in await loader.prefetch(urls) }
    }

    /// Stops loading the images of items that will not be shown after all.
    public func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      let urls = imageURLs(at: indexPaths)
      Task { [loader = configuration.images.loader] in await loader.cancelPrefetching(urls) }
    }

    /// How many images of a row that scrolls sideways are loaded before they come into sight.
    private static let rowPrefetchCount = 6

    /// Starts loading the next images of a row that scrolls sideways, for which UIKit does not ask.
    func prefetchRow(after indexPath: IndexPath, of section: ScreenSection) {
      guard dataSource.scrollsSideways(section) else { return }
      let last = min(
        indexPath.item + Self.rowPrefetchCount,
        collectionView.numberOfItems(inSection: indexPath.section) - 1)
      guard last > indexPath.item else { return }
      let next = (indexPath.item + 1...last).map { IndexPath(item: $0, section: indexPath.section) }
      self.collectionView(collectionView, prefetchItemsAt: next)
    }

    /// The image URLs that cells will request: links, and published images.
    private func imageURLs(at indexPaths: [IndexPath]) -> [URL] {
      let scale = Double(traitCollection.displayScale)
      let colorScheme: ColorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
      return indexPaths.compactMap { indexPath in
        switch dataSource.item(at: indexPath)?.item.image {
        case .link(let url): url
        case .named(let name):
          configuration.images.publishedURL(of: name, scale: scale, colorScheme)
        case nil: nil
        }
      }
    }
  }
#endif
