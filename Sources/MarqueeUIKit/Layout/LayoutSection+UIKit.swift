#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeLayout
  public import UIKit

  extension LayoutSection {
    /// The section's layout as UIKit has it.
    ///
    /// - Parameter environment: The view and its traits, as a section provider gets them; a list is made
    ///   for them.
    /// - Complexity: O(*n*) in the parts of the layout.
    @MainActor public func uiKit(
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
      // UIKit adjusts what a list has of its own to the view, so only what is set replaces it.
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
