#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension DirectionalEdgeInsets {
    var uiKit: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }
  }
#endif
