#if os(iOS)
  import MarqueeCells
  import SwiftUI
  import UIKit

  extension ColorRole {
    /// The color of the role, which adapts to the appearance of the view that shows it.
    var color: Color { Color(uiColor) }

    var uiColor: UIColor {
      UIColor { traits in
        UIColor((traits.userInterfaceStyle == .dark ? Appearance.dark : .light).color(self))
      }
    }
  }

  extension UIColor {
    fileprivate convenience init(_ color: CellColor) {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
  }
#endif
