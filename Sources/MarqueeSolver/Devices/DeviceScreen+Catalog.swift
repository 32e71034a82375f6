import MarqueeScreen

// Sizes are those of Apple's layout guidelines. Safe areas are those of iOS 26, read in its
// simulators where a row says so, and otherwise those of screens with the same housing. Corners
// are from two lists that were read in simulators, ScreenCorners and one of a public app.

extension DeviceScreen {
  /// Simulators of iOS 26.5; view dumps of iOS 26.1.
  static let p1 = DeviceScreen(375, 667, 2, top: 20, bottom: 0, corner: 0)
  /// Simulators of iOS 26.5 (17e); the notch as read on a 16e.
  static let p6 = DeviceScreen(390, 844, top: 47, corner: 47.33, cutout: (162, -3))
  /// Upright from GKNavigationBar and Flutter's golden files; the notch is that of 390 points.
  static let p7 = DeviceScreen(428, 926, top: 47, corner: 53.33, cutout: (162, -3))
  /// Simulators of iOS 26.5 (16); the island from notes only.
  static let p8 = DeviceScreen(393, 852, top: 59, corner: 55, cutout: (126, 11))
  /// Simulators of iOS 26.5 (16 Plus); the island from notes only.
  static let p9 = DeviceScreen(430, 932, top: 59, corner: 55, cutout: (126, 11))
  /// Simulators of iOS 26.5 (16 Pro); view dumps of iOS 26.1 (17 Pro).
  static let p10 = DeviceScreen(402, 874, top: 62, corner: 62, cutout: (125, 14))
  /// Simulators of iOS 26.5 (16 Pro Max); view dumps of iOS 26.1 (17 Pro Max).
  static let p11 = DeviceScreen(440, 956, top: 62, corner: 62, cutout: (125, 14))
  /// Simulators of iOS 26.5; the island from Apple's drawings and a screenshot.
  static let p12 = DeviceScreen(420, 912, top: 68, corner: 62, cutout: (125, 20))

  /// Simulators of iOS 26.5 (A17 Pro).
  static let t4 = DeviceScreen(744, 1133, 2, bottom: 25, corner: 21.5)
  /// Simulators of iOS 26.5 (Air M2 and M4).
  static let t5 = DeviceScreen(820, 1180, 2, bottom: 25, corner: 18)
  /// Simulators of iOS 26.5 (A16); view dumps of iOS 26.1.
  static let t6 = DeviceScreen(820, 1180, 2, bottom: 25, corner: 25)
  /// The safe area is that of the other iPads without a home button.
  static let t7 = DeviceScreen(834, 1194, 2, bottom: 25, corner: 18)
  /// Simulators of iOS 26.5 (M4 and M5).
  static let t8 = DeviceScreen(834, 1210, 2, bottom: 25, corner: 30)
  /// Simulators of iOS 26.5 (Air M2 and M4).
  static let t9 = DeviceScreen(1024, 1366, 2, bottom: 25, corner: 18)
  /// Simulators of iOS 26.5 (M4 and M5).
  static let t10 = DeviceScreen(1032, 1376, 2, bottom: 25, corner: 30)

  /// - Parameter cutout: The width and the top of what is 37 points high; a notch begins above the
  ///   edge, so that only its lower corners are round.
  private init(
    _ width: Double, _ height: Double, _ scale: Double = 3, top: Double = 32, bottom: Double = 34,
    corner: Double, cutout: (width: Double, top: Double)? = nil
  ) {
    size = LayoutExtent(width: width, height: height)
    self.scale = scale
    (self.top, self.bottom) = (top, bottom)
    cornerRadius = corner
    self.cutout = cutout.map { LayoutRect(x: 0, y: $0.top, width: $0.width, height: 37) }
  }
}
