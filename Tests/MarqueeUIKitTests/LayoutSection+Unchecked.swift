import MarqueeScreen
import UIKit

// The parts of a section are internal: apps see only the whole.
@testable import MarqueeUIKit

extension LayoutSection {
  /// Notes what UIKit would raise for the section in a view if nothing prevented it.
  @MainActor func layOutUnchecked(in size: CGSize, scrolling axis: LayoutAxis) {
    let section =
      listConfiguration.map {
        .list(using: $0.uiKit, layoutEnvironment: FixedEnvironment(size))
      } ?? NSCollectionLayoutSection(group: group.uiKit(PixelGrid(nil)))
    section.contentInsets = contentInsets.uiKit
    section.orthogonalScrollingBehavior = orthogonalScrollingBehavior.uiKit
    section.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.uiKit(PixelGrid(nil)) }
    section.decorationItems = decorationItems.map(\.uiKit)
    LayoutPass(section, in: size, scale: 3, isVertical: axis == .vertical)
  }
}
