#if os(iOS)
  import MarqueeUIKit
  import UIKit

  /// Opens taps and deep links: a place on the screen, another screen, or a web site.
  @MainActor final class CatalogNavigator {
    let navigation = UINavigationController()

    init() {
      push("Home")
    }

    /// Opens a link of an item, or one from a notification such as `screen:Learn#new`.
    func open(_ link: CatalogLink) {
      switch link {
      case .screen(let name, let section):
        let catalog = push(ScreenName(name))
        // The place is remembered until the screen is loaded and shown.
        if let section { catalog.scroll(to: .section(section)) }
      case .section, .item:
        (navigation.topViewController as? CatalogViewController)?.scroll(to: link)
      case .address(let url):
        // Content may come from a server, so the app decides which schemes it opens.
        if url.scheme == "https" { UIApplication.shared.open(url) }
      }
    }

    @discardableResult private func push(_ name: ScreenName) -> CatalogViewController {
      let catalog = CatalogViewController(.bundle(), of: name)
      catalog.onSelect = { [weak self] _, selection in
        if let link = selection.destination { self?.open(link) }
      }
      navigation.pushViewController(catalog, animated: navigation.topViewController != nil)
      return catalog
    }
  }
#endif
