#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import SwiftUI
  import UIKit

  extension UICollectionViewCell {
    /// Shows a view that fills the cell.
    func host(_ view: some View) {
      contentConfiguration = UIHostingConfiguration { view }.margins(.all, 0)
    }
  }
#endif
