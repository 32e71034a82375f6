/// Light or dark.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark

  package func color(_ role: ColorRole) -> CellColor {
    switch (role, self) {
    case (.label, .light): 0x16161a
    case (.label, .dark): 0xf5f5f7
    case (.secondaryLabel, .light): 0x6a6a72
    case (.secondaryLabel, .dark): 0xa0a0aa
    case (.accent, .light): 0x6d28d9
    case (.accent, .dark): 0xb79bff
    case (.onAccent, .light): 0xffffff
    case (.onAccent, .dark): 0x1b1033
    case (.onImage, _): 0xffffff
    case (.onImageSecondary, _): 0xdcdce6
    case (.background, .light): 0xffffff
    case (.background, .dark): 0x0b0b0e
    case (.fill, .light): 0xf0f0f4
    case (.fill, .dark): 0x1d1d23
    case (.separator, .light): 0xd9d9e0
    case (.separator, .dark): 0x33333c
    case (.star, .light): 0xa5600c
    case (.star, .dark): 0xf5b94a
    case (.tag, .light): 0xeceb98
    case (.tag, .dark): 0x4a4718
    case (.onTag, .light): 0x3d3c0a
    case (.onTag, .dark): 0xf4f1b0
    case (.numeral, .light): 0x74747e
    case (.numeral, .dark): 0xb4b4be
    }
  }
}
