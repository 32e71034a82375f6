package import MarqueeCells
import MarqueeLayout
import MarqueeScreen
package import MarqueeSolver

/// The top of a screen as a small image: as much as a device shows at once.
package struct ScreenThumbnail: Sendable {
  private let preview: Preview
  private let device: Device
  private let drawn: DrawnScreen
  /// The names of the images that are in sight.
  package let imageNames: Set<String>

  /// More sections than these are on no screen at once.
  private static let maximumSectionCount = 60
  /// As many items of a section as are drawn.
  private static let maximumItemCount = 200

  package init(_ preview: Preview, device: Device) {
    var preview = preview
    let screen = Self.start(of: preview.screen)
    preview.screen = screen
    self.preview = preview
    self.device = device
    let settings = Self.settings(preview, device, .light)
    let solved = SolvedScreen(
      screen, in: device.environment(settings.orientation), textSize: settings.category)
    let drawn = DrawnScreen(preview, settings, solved, .firstScreenful)
    self.drawn = drawn
    imageNames = Set(
      drawn.views.compactMap { view in
        view.item.flatMap { screen.sections[view.section].shownItems[$0].imageName }
      })
  }

  private static func settings(
    _ preview: Preview, _ device: Device, _ appearance: Appearance
  ) -> ImageSettings {
    ImageSettings(device: device, appearance: appearance, direction: preview.locale.direction)
  }

  /// The first sections and items of a screen, as many as can be in sight.
  private static func start(of screen: Screen) -> Screen {
    screen.with(
      screen.sections.prefix(maximumSectionCount).map { section in
        section.with(section.items.prefix(maximumItemCount))
      })
  }

  /// The image, an XML document.
  ///
  /// - Parameter images: Where it finds images, by name. An image that is shown by a page loads no
  ///   other file, so that they have to be inside, as `data:`.
  package func svg(_ appearance: Appearance, images: [String: PreviewImage]) -> [UInt8] {
    var preview = preview
    preview.images = images
    var writer = MarkupWriter(.xml)
    writer.write(ScreenImage(preview, Self.settings(preview, device, appearance)).node(of: drawn))
    return writer.bytes
  }
}
