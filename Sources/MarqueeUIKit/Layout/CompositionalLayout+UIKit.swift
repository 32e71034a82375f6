#if os(iOS) || UIKIT_DOUBLE
  public import MarqueeScreen
  public import UIKit

  extension CompositionalLayout {
    /// The UIKit equivalent of the layout, for an app's own collection view.
    ///
    /// A section without a layout, which a data source should not have, has no height.
    ///
    /// Sections follow the view's text size. Headers of the whole layout that grow with the text
    /// need another configuration for that.
    @MainActor public func makeUIKitLayout() -> UICollectionViewCompositionalLayout {
      UICollectionViewCompositionalLayout(
        sectionProvider: { index, environment in
          section(at: index)?.makeUIKitSection(
            in: environment, scrolling: configuration.scrollDirection) ?? .empty
        }, configuration: configuration.makeUIKitConfiguration())
    }
  }
#endif
