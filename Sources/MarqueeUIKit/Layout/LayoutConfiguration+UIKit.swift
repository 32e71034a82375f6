#if os(iOS) || UIKIT_DOUBLE
  import MarqueeCells
  public import MarqueeScreen
  public import UIKit

  extension LayoutConfiguration {
    /// The UIKit equivalent of the configuration.
    ///
    /// - Parameter textSize: The text size of the view, for headers that grow with the text.
    @MainActor public func makeUIKitConfiguration(
      textSize: UIContentSizeCategory = .large
    ) -> UICollectionViewCompositionalLayoutConfiguration {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.scrollDirection = scrollDirection.uiKit
      configuration.interSectionSpacing = interSectionSpacing
      let textScale = TextSizeCategory(textSize).lengthFactor
      configuration.boundarySupplementaryItems = boundarySupplementaryItems.map {
        $0.uiKit(textScale)
      }
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
