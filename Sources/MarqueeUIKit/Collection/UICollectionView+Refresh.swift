#if os(iOS) || UIKIT_DOUBLE
  import UIKit

  extension UICollectionView {
    /// Lets users load again by pulling down, except in the Mac idiom of Mac Catalyst, where UIKit
    /// raises an exception.
    func addRefreshControl(_ refresh: @escaping @MainActor () -> Void) {
      guard traitCollection.userInterfaceIdiom != .mac else { return }
      let control = UIRefreshControl()
      control.addAction(UIAction { _ in refresh() }, for: .valueChanged)
      refreshControl = control
    }
  }
#endif
