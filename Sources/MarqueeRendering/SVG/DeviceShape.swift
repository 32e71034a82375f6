import MarqueeScreen
import MarqueeSolver

/// The shape of a device around its screen, as in the page.
struct DeviceShape: Hashable {
  let isTablet: Bool
  /// Whether the corners of its screen are round, as on all devices without a home button.
  let isRound: Bool
  /// The distance between the edges of the device and those of its screen, in points.
  let border: LayoutExtent
  let cornerRadius: Double
  let screenCornerRadius: Double

  init(_ device: Device, _ orientation: Orientation) {
    isTablet = device.screen.isTablet
    isRound = device.portraitInsets.bottom > 0 || device.portraitInsets.top > 30
    switch (isRound, isTablet) {
    case (true, true):
      border = LayoutExtent(width: 20, height: 20)
      cornerRadius = 40
      screenCornerRadius = 20
    case (true, false):
      border = LayoutExtent(width: 12, height: 12)
      cornerRadius = 60
      screenCornerRadius = 48
    case (false, _):
      border =
        orientation == .portrait
        ? LayoutExtent(width: 14, height: 72) : LayoutExtent(width: 72, height: 14)
      cornerRadius = 48
      screenCornerRadius = 0
    }
  }
}
