import MarqueeUIKit
import OSLog
import UIKit

/// The window of a course shop: models, data source, snapshot, section provider and cells are the
/// library's.
final class CourseShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let log = Logger(subsystem: "CourseShop", category: "catalog")

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: screen("Home"))
    window?.makeKeyAndVisible()
  }

  /// A screen of the shop; a tap leads to a place on it, to another screen, or to a web site.
  private func screen(_ name: ScreenName) -> CatalogViewController {
    let shop = CatalogViewController(.bundle(), of: name)
    shop.onLoad = { [log] _, loaded in
      // A section of an unknown type used to be a 'fatalError()'; now the others are shown.
      for part in loaded.skipped { log.notice("\(part)") }
    }
    shop.onSelect = { [weak self] shop, selection in
      switch selection.destination {
      case .screen(let name, let section)?:
        guard let next = self?.screen(ScreenName(name)) else { return }
        if let section { next.scroll(to: .section(section)) }
        shop.show(next, sender: nil)
      // Content may come from a server, so it cannot open other apps.
      case .address(let url)?: if url.scheme == "https" { UIApplication.shared.open(url) }
      case let place?: shop.scroll(to: place)
      case nil: break
      }
    }
    return shop
  }
}
