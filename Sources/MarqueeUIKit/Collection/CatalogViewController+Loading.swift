#if os(iOS)
  import MarqueeSources
  import UIKit

  extension CatalogViewController: ScreenPresenter {
    package func beginLoading(isFirst: Bool) {
      if isFirst {
        showState(.loading)
      } else {
        NotificationCenter.default.post(name: CatalogImages.retry, object: nil)
      }
    }

    package func report(_ loaded: LoadedScreen) { onLoad(self, loaded) }

    package func present(_ loaded: LoadedScreen) async {
      if let theme = configuration.theme ?? loaded.theme { show(theme) }
      await update(to: loaded.screen)
      showState(loaded.screen.sections.isEmpty ? .empty : nil)
      // A refresh control that is hidden before the update makes the content jump.
      collectionView.refreshControl?.endRefreshing()
      onShow(self, loaded)
      if let target = pendingTarget {
        let isShown = scroll(to: target)
        // Only an older screen is followed by another one that may have the place.
        if isShown || loaded.origin != .disk { pendingTarget = nil }
      }
    }

    package func endLoading(_ failure: ScreenSourceError?) {
      collectionView.refreshControl?.endRefreshing()
      guard let failure else { return }
      // The shown screen stays; the error is only shown in an empty view.
      if screen == nil { showState(.failed(failure)) }
      onFailure(self, failure)
    }
  }
#endif
