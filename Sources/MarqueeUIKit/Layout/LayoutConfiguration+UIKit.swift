#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeLayout
  public import UIKit

  extension LayoutConfiguration {
    /// What holds for the layout as a whole, as UIKit has it.
    @MainActor public var uiKit: UICollectionViewCompositionalLayoutConfiguration {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = scrollDirection.uiKit
      configuration.interSectionSpacing = interSectionSpacing
      configuration.boundarySupplementaryItems = boundarySupplementaryItems.map(\.uiKit)
      // On a configuration UIKit knows no reference that asks another one.
      configuration.contentInsetsReference =
        contentInsetsReference == .automatic ? .safeArea : contentInsetsReference.uiKit
      return configuration
    }
  }
#endif
