#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen
  import UIKit

  extension RectAlignment {
    var uiKit: NSRectAlignment {
      switch self {
      case .none: .none
      case .top: .top
      case .topLeading: .topLeading
      case .leading: .leading
      case .bottomLeading: .bottomLeading
      case .bottom: .bottom
      case .bottomTrailing: .bottomTrailing
      case .trailing: .trailing
      case .topTrailing: .topTrailing
      }
    }
  }
#endif
