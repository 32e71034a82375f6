#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension ContentInsetsReference {
    var uiKit: UIContentInsetsReference {
      switch self {
      case .automatic: .automatic
      case .none: .none
      case .safeArea: .safeArea
      case .layoutMargins: .layoutMargins
      case .readableContent: .readableContent
      }
    }
  }
#endif
