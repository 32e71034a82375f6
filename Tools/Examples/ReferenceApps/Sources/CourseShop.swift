import MarqueeUIKit
import OSLog
import UIKit

/// The window of a course shop: models, data source, snapshot, section provider and cells are the library's.
final class CourseShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let log = Logger(subsystem: "CourseShop", category: "catalog")

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let shop = CatalogViewController(.bundle(), of: "Home")
    shop.onLoad = { [log] loaded in
      // A section of an unknown type used to be a 'fatalError()'; now the others are shown.
      for part in loaded.skipped { log.notice("\(part)") }
    }
    shop.onSelect = { selection in
      guard let url = selection.link.flatMap({ URL(string: $0) }) else { return }
      UIApplication.shared.open(url)
    }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: shop)
    window?.makeKeyAndVisible()
  }
}
