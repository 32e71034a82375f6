#if os(iOS)
  import MarqueeUIKit
  import OSLog
  import UIKit

  /// Loads a screen again by pulling down, which needs no code, and with a button that is disabled
  /// until the new screen is shown.
  @MainActor func makeRefreshingHome(_ server: URL, store: ScreenStore) -> UIViewController {
    let home = CatalogViewController(HTTPSource(server, store: store), of: ScreenName("Home"))
    let log = Logger(subsystem: "Tasks", category: "loading")
    home.onLoad = { _, loaded in
      // The server has failed, and the screen is an earlier one from the store.
      if let failure = loaded.failure { log.notice("\(failure)") }
    }
    home.onFailure = { _, failure in log.error("\(failure)") }

    let refresh = UIAction(image: UIImage(systemName: "arrow.clockwise")) { [weak home] action in
      let button = action.sender as? UIBarButtonItem
      button?.isEnabled = false
      Task {
        await home?.refresh()
        button?.isEnabled = true
      }
    }
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: refresh)
    return UINavigationController(rootViewController: home)
  }
#endif
