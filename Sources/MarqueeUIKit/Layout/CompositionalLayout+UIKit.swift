#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeScreen
  public import UIKit

  extension CompositionalLayout {
    /// The UIKit equivalent of the layout, for an app's own collection view.
    ///
    /// A section without a layout, which a data source should not have, has no height.
    @MainActor public func makeUIKitLayout() -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
          switch sections {
          case .same(let section): section.makeUIKitSection(in: environment)
          case .each(let sections):
            sections.indices.contains(index)
              ? sections[index].makeUIKitSection(in: environment) : nil
          }
        }, configuration: configuration.makeUIKitConfiguration())
    }
  }
#endif
