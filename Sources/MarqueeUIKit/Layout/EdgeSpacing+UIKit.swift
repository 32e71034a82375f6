#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension EdgeSpacing {
    /// The UIKit equivalent of the edge spacing; `nil` if there is none.
    @MainActor var uiKit: NSCollectionLayoutEdgeSpacing? {
      guard self != .none else { return nil }
      return NSCollectionLayoutEdgeSpacing(
        leading: leading?.uiKit, top: top?.uiKit, trailing: trailing?.uiKit, bottom: bottom?.uiKit)
    }
  }
#endif
