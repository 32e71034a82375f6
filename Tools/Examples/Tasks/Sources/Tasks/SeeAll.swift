#if os(iOS)
  import MarqueeUIKit
  import UIKit

  /// Pushes the screen that a section's header leads to, with the section's name as its title.
  ///
  /// A section with the link `screen:Films` has a header that can be tapped.
  @MainActor func makeHomeWithSeeAll() -> UINavigationController {
    let home = CatalogViewController(.bundle(), of: "Home")
    home.onSelect = { home, selection in
      // A tap on a header has no item.
      guard selection.item == nil, case .screen(let name, _)? = selection.destination else {
        return
      }
      let all = CatalogViewController(.bundle(), of: ScreenName(name))
      all.title = selection.section.name
      home.show(all, sender: nil)
    }
    return UINavigationController(rootViewController: home)
  }
#endif
