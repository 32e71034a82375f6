#if os(iOS)
  import MarqueeCells
  import MarqueeScreen
  import SwiftUI
  import UIKit

  extension ColorRole {
    /// The color of the role, which adapts to the appearance of the view that shows it.
    var color: Color { color(Theme()) }
    var uiColor: UIColor { uiColor(Theme()) }

    func color(_ theme: Theme) -> Color { Color(uiColor(theme)) }

    private func uiColor(_ theme: Theme) -> UIColor {
      UIColor { traits in
        UIColor((traits.userInterfaceStyle == .dark ? Appearance.dark : .light).color(self, theme))
      }
    }
  }

  extension EnvironmentValues {
    /// What the cell looks like that a view is in.
    var cellTheme: Theme {
      get { self[CellThemeKey.self] }
      set { self[CellThemeKey.self] = newValue }
    }
  }

  private struct CellThemeKey: EnvironmentKey {
    static let defaultValue = Theme()
  }

  extension UIColor {
    fileprivate convenience init(_ color: CellColor) {
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
  }
#endif
