#if os(iOS) || UIKIT_DOUBLE
  public import MarqueeScreen
  public import UIKit

  extension LayoutConfiguration {
    /// The UIKit equivalent of the configuration.
    ///
    /// - Parameter traits: Those of the view, for headers that grow with the text; without them,
    ///   headers are as high as in the standard text size.
    @MainActor public func makeUIKitConfiguration(
      in traits: UITraitCollection? = nil
    ) -> UICollectionViewCompositionalLayoutConfiguration {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = scrollDirection.uiKit
      configuration.interSectionSpacing = interSectionSpacing
      let grid = PixelGrid(traits)
      configuration.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.uiKit(grid) }
      // A UIKit configuration cannot have the automatic reference.
      configuration.contentInsetsReference =
        contentInsetsReference == .automatic ? .safeArea : contentInsetsReference.uiKit
      return configuration
    }
  }

  extension LayoutAxis {
    fileprivate var uiKit: UICollectionView.ScrollDirection {
      switch self {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    }
  }
#endif
