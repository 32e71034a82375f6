package import MarqueeCells
import MarqueeLayout
import MarqueeScreen
package import MarqueeSolver

/// The device and the conditions that a screen is drawn for.
package struct ImageSettings: Hashable, Sendable {
  /// The device.
  package var device: Device
  /// The orientation of the device.
  package var orientation: Orientation
  /// The text size.
  package var category: TextSizeCategory
  /// The appearance: light or dark.
  package var appearance: Appearance
  /// The reading direction of the screen.
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

extension ImageSettings {
  /// Lays a screen out for the device, the orientation and the text size.
  func solve(_ screen: Screen) -> SolvedScreen {
    SolvedScreen(screen, in: device.environment(orientation), textSize: category)
  }
}
