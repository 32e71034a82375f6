/// Light or dark.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark

  /// The colour of a role, in the form of CSS and SVG.
  package func color(_ role: ColorRole) -> String {
    switch (role, self) {
    case (.label, .light): "#16161a"
    case (.label, .dark): "#f5f5f7"
    case (.secondaryLabel, .light): "#6a6a72"
    case (.secondaryLabel, .dark): "#a0a0aa"
    case (.accent, .light): "#6d28d9"
    case (.accent, .dark): "#b79bff"
    case (.onAccent, .light): "#ffffff"
    case (.onAccent, .dark): "#1b1033"
    case (.onImage, _): "#ffffff"
    case (.onImageSecondary, _): "#dcdce6"
    case (.background, .light): "#ffffff"
    case (.background, .dark): "#0b0b0e"
    case (.fill, .light): "#f0f0f4"
    case (.fill, .dark): "#1d1d23"
    case (.separator, .light): "#d9d9e0"
    case (.separator, .dark): "#33333c"
    case (.star, .light): "#b4690e"
    case (.star, .dark): "#f5b94a"
    case (.tag, .light): "#eceb98"
    case (.tag, .dark): "#4a4718"
    case (.onTag, .light): "#3d3c0a"
    case (.onTag, .dark): "#f4f1b0"
    case (.numeral, .light): "#74747e"
    case (.numeral, .dark): "#b4b4be"
    }
  }
}
