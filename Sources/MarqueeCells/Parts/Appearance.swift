package import MarqueeScreen

/// Light or dark.
package enum Appearance: String, Hashable, Sendable, CaseIterable {
  case light
  case dark

  package func color(_ role: ColorRole, _ theme: Theme = Theme()) -> CellColor {
    if role == .accent, let accent = theme.accent.flatMap(CellColor.init) { return accent }
    let (light, dark): (CellColor, CellColor) =
      switch role {
      case .label: (0x16161a, 0xf5f5f7)
      case .secondaryLabel: (0x6a6a72, 0xa0a0aa)
      case .accent: (0x6d28d9, 0xb79bff)
      case .onAccent: (0xffffff, 0x1b1033)
      case .onImage: (0xffffff, 0xffffff)
      case .onImageSecondary: (0xdcdce6, 0xdcdce6)
      case .background: (0xffffff, 0x000000)
      case .fill: (0xf0f0f4, 0x1d1d23)
      case .groupedBackground: (0xf2f2f7, 0x000000)
      case .groupedRow: (0xffffff, 0x1c1c1e)
      case .separator: (0xd9d9e0, 0x33333c)
      case .star: (0xa5600c, 0xf5b94a)
      case .tag: (0xeceb98, 0x4a4718)
      case .onTag: (0x3d3c0a, 0xf4f1b0)
      case .numeral: (0x74747e, 0xb4b4be)
      }
    return self == .light ? light : dark
  }
}
