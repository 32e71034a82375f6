#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeScreen
  public import UIKit

  extension LayoutSection {
    /// The UIKit equivalent of the section's layout.
    ///
    /// - Parameter environment: The environment that a section provider receives; a list layout
    ///   needs it.
    /// - Complexity: O(*n*) in the parts of the layout.
    @MainActor public func makeUIKitSection(
      in environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let section: NSCollectionLayoutSection
      let plain: LayoutSection
      if let listConfiguration {
        section = .list(using: listConfiguration.uiKit, layoutEnvironment: environment)
        plain = .list(listConfiguration)
      } else {
        section = NSCollectionLayoutSection(group: group.uiKit)
        plain = LayoutSection(group: group)
      }
      // UIKit adapts a list's default values to the view, so only explicitly set values replace
      // them.
      if contentInsets != plain.contentInsets { section.contentInsets = contentInsets.uiKit }
      if contentInsetsReference != plain.contentInsetsReference {
        section.contentInsetsReference = contentInsetsReference.uiKit
      }
      if interGroupSpacing != plain.interGroupSpacing {
        section.interGroupSpacing = interGroupSpacing
      }
      section.orthogonalScrollingBehavior = orthogonalScrollingBehavior.uiKit
      if #available(iOS 17, *),
        orthogonalScrollingProperties != plain.orthogonalScrollingProperties
      {
        orthogonalScrollingProperties.set(in: section)
      }
      section.supplementaryContentInsetsReference = supplementaryContentInsetsReference.uiKit
      section.boundarySupplementaryItems += boundarySupplementaryItems.filter {
        !plain.boundarySupplementaryItems.contains($0)
      }.map(\.uiKit)
      section.decorationItems += decorationItems.map(\.uiKit)
      return section
    }
  }
#endif
