#if os(iOS) || UIKIT_DOUBLE
  public import MarqueeScreen
  public import UIKit

  extension LayoutSection {
    /// The UIKit equivalent of the section's layout.
    ///
    /// UIKit raises an exception for a layout that it cannot use, such as one with a group without
    /// subitems or without room in the view. Then the result is a section without height.
    ///
    /// Lengths that grow with the text are those of the environment's text size.
    ///
    /// - Parameters:
    ///   - environment: The environment that a section provider receives.
    ///   - axis: The direction in which the whole layout scrolls.
    ///   - onFault: Receives the reason why the section is empty.
    /// - Complexity: O(*n*) in the parts of the layout.
    @MainActor public func makeUIKitSection(
      in environment: any NSCollectionLayoutEnvironment, scrolling axis: LayoutAxis = .vertical,
      onFault: (LayoutFault.Reason) -> Void = { _ in }
    ) -> NSCollectionLayoutSection {
      if let regular, environment.traitCollection.horizontalSizeClass == .regular {
        return regular.makeUIKitSection(in: environment, scrolling: axis, onFault: onFault)
      }
      let grid = PixelGrid(environment.traitCollection)
      do throws(LayoutFault.Reason) {
        try checkForDisplay()
        let container = environment.container.effectiveContentSize
        let base = groupBase(
          in: LayoutExtent(width: container.width, height: container.height), scrolling: axis)
        guard group.hasRoom(in: base, grid) else { throw .noRoom }
      } catch {
        onFault(error)
        return .empty
      }
      let section: NSCollectionLayoutSection
      let plain: LayoutSection
      if let listConfiguration {
        section = .list(using: listConfiguration.uiKit, layoutEnvironment: environment)
        plain = .list(listConfiguration)
      } else {
        section = NSCollectionLayoutSection(group: group.uiKit(grid))
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
      if orthogonalScrollingBehavior != plain.orthogonalScrollingBehavior {
        section.orthogonalScrollingBehavior = orthogonalScrollingBehavior.uiKit
      }
      if #available(iOS 17, *),
        orthogonalScrollingProperties != plain.orthogonalScrollingProperties
      {
        orthogonalScrollingProperties.set(in: section)
      }
      if supplementaryContentInsetsReference != plain.supplementaryContentInsetsReference {
        section.supplementaryContentInsetsReference = supplementaryContentInsetsReference.uiKit
      }
      section.boundarySupplementaryItems += boundarySupplementaryItems.filter {
        !plain.boundarySupplementaryItems.contains($0)
      }.map { $0.uiKit(grid) }
      section.decorationItems += decorationItems.map(\.uiKit)
      return section
    }
  }

  extension NSCollectionLayoutSection {
    /// A section that shows none of its items.
    ///
    /// A section provider must not return `nil` for a section with items.
    @MainActor static var empty: NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(1))
      // Many places without size in one group, so that the section stays low with many items.
      return NSCollectionLayoutSection(
        group: .custom(layoutSize: size) { _ in
          Array(repeating: NSCollectionLayoutGroupCustomItem(frame: .zero), count: 10_000)
        })
    }
  }
#endif
