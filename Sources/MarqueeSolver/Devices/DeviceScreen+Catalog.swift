import MarqueeScreen

// Sizes are those of Apple's layout guidelines. Safe areas are those of iOS 26, read in its
// simulators where a row says so, and otherwise those of screens with the same housing. Corners
// are from two lists that were read in simulators, ScreenCorners and one of a public app.

extension DeviceScreen {
  // MARK: iPhones

  /// Simulators of iOS 26.5; view dumps of iOS 26.1.
  static let p1 = phone(375, 667, 2, top: 20, bottom: 0, corner: 0)
  /// Simulators of iOS 26.5 (17e); the notch as read on a 16e.
  static let p6 = phone(390, 844, top: 47, corner: 47.33, cutout: notch)
  /// Upright from GKNavigationBar and Flutter's golden files; the notch is that of 390 points.
  static let p7 = phone(428, 926, top: 47, corner: 53.33, cutout: notch)
  /// Simulators of iOS 26.5 (16); the island from notes only.
  static let p8 = phone(393, 852, top: 59, corner: 55, cutout: island(126, y: 11))
  /// Simulators of iOS 26.5 (16 Plus); the island from notes only.
  static let p9 = phone(430, 932, top: 59, corner: 55, cutout: island(126, y: 11))
  /// Simulators of iOS 26.5 (16 Pro); view dumps of iOS 26.1 (17 Pro).
  static let p10 = phone(402, 874, top: 62, corner: 62, cutout: island(125, y: 14))
  /// Simulators of iOS 26.5 (16 Pro Max); view dumps of iOS 26.1 (17 Pro Max).
  static let p11 = phone(440, 956, top: 62, corner: 62, cutout: island(125, y: 14))
  /// Simulators of iOS 26.5; the island from Apple's drawings and a screenshot.
  static let p12 = phone(420, 912, top: 68, corner: 62, cutout: island(125, y: 20))

  // MARK: iPads

  /// Simulators of iOS 26.5 (A17 Pro).
  static let t4 = tablet(744, 1133, corner: 21.5)
  /// Simulators of iOS 26.5 (Air M2 and M4).
  static let t5 = tablet(820, 1180, corner: 18)
  /// Simulators of iOS 26.5 (A16); view dumps of iOS 26.1.
  static let t6 = tablet(820, 1180, corner: 25)
  /// The safe area is that of the other iPads without a home button.
  static let t7 = tablet(834, 1194, corner: 18)
  /// Simulators of iOS 26.5 (M4 and M5).
  static let t8 = tablet(834, 1210, corner: 30)
  /// Simulators of iOS 26.5 (Air M2 and M4).
  static let t9 = tablet(1024, 1366, corner: 18)
  /// Simulators of iOS 26.5 (M4 and M5).
  static let t10 = tablet(1032, 1376, corner: 30)

  private static let notch = LayoutRect(x: 0, y: 0, width: 162, height: 34)

  private static func island(_ width: Double, y: Double) -> LayoutRect {
    LayoutRect(x: 0, y: y, width: width, height: 37)
  }

  private static func phone(
    _ width: Double, _ height: Double, _ scale: Double = 3, top: Double, bottom: Double = 34,
    corner: Double, cutout: LayoutRect? = nil
  ) -> DeviceScreen {
    DeviceScreen(
      size: LayoutExtent(width: width, height: height), scale: scale, top: top, bottom: bottom,
      cornerRadius: corner, cutout: cutout)
  }

  private static func tablet(_ width: Double, _ height: Double, corner: Double) -> DeviceScreen {
    DeviceScreen(
      size: LayoutExtent(width: width, height: height), scale: 2, top: 32, bottom: 25,
      cornerRadius: corner)
  }
}
