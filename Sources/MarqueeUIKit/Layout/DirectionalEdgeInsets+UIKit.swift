#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import MarqueeLayout
  import UIKit

  extension DirectionalEdgeInsets {
    /// The insets as UIKit has them.
    var uiKit: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }
#endif
