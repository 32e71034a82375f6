import MarqueeUIKit
import UIKit

/// A course shop whose chips of categories, in two rows, lead to lists: the titles are content, not
/// an enum.
@MainActor func makeCourseCategories() -> UIViewController {
  let home = CatalogViewController(.bundle(), of: "Home")
  home.onSelect = { home, selection in
    // A chip is a part of its item, named by its authored title: 'iOSDevelopment'.
    guard let title = selection.part else { return }
    let category = CatalogViewController(.bundle(), of: ScreenName("Categories/\(title)"))
    category.title = Categories(titles: [title]).displayTitles.first
    home.show(category, sender: nil)
  }
  return UINavigationController(rootViewController: home)
}
