#if os(iOS)
  import MarqueeCells
  import SwiftUI
  import UIKit

  final class CatalogCell: UICollectionViewCell {
    /// Whether the cell has the size of its place, as in previews, and is not as high as its
    /// content.
    private var keepsSize = true

    func show(_ content: CatalogCellView) {
      keepsSize = content.context.section.metrics == nil
      host(content, id: content.context.item.id)
    }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      keepsSize ? layoutAttributes : super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  extension UICollectionViewCell {
    /// Shows a view that fills the cell.
    ///
    /// - Parameter id: Of what is shown; the state of a view does not pass to another item.
    func host(_ view: some View, id: String) {
      // Without a minimum of its own, a hosting configuration is at least 44 points high.
      contentConfiguration = UIHostingConfiguration { view.id(id) }
        .margins(.all, 0).minSize(width: 1, height: 1)
    }
  }
#endif
