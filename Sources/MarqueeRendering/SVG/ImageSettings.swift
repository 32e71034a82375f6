package import MarqueeCells
import MarqueeLayout
package import MarqueeSolver

/// For which device, and how, a screen is drawn.
package struct ImageSettings: Hashable, Sendable {
  /// The device.
  package var device: Device
  /// How the device is held.
  package var orientation: Orientation
  /// How large texts are.
  package var category: TextSizeCategory
  /// Light or dark.
  package var appearance: Appearance
  /// From which side the screen is read.
  package var direction: ReadingDirection

  package init(
    device: Device, orientation: Orientation = .portrait, category: TextSizeCategory = .large,
    appearance: Appearance = .light, direction: ReadingDirection = .leftToRight
  ) {
    self.device = device
    self.orientation = orientation
    self.category = category
    self.appearance = appearance
    self.direction = direction
  }
}
