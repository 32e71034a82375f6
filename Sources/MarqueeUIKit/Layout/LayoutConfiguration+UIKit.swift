#if os(iOS) || UIKIT_DOUBLE
  public import MarqueeScreen
  public import UIKit

  extension LayoutConfiguration {
    /// The UIKit equivalent of the configuration.
    @MainActor public func makeUIKitConfiguration()
      -> UICollectionViewCompositionalLayoutConfiguration
    {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = scrollDirection.uiKit
      configuration.interSectionSpacing = interSectionSpacing
      configuration.boundarySupplementaryItems = boundarySupplementaryItems.map(\.uiKit)
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
