#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension EdgeSpacing {
    /// The room around an item as UIKit has it; `nil` where there is none.
    @MainActor var uiKit: NSCollectionLayoutEdgeSpacing? {
      guard self != .none else { return nil }
      return NSCollectionLayoutEdgeSpacing(
        leading: leading?.uiKit, top: top?.uiKit, trailing: trailing?.uiKit, bottom: bottom?.uiKit)
    }
  }
#endif
