package import MarqueeCells
import MarqueeScreen
package import MarqueeSolver

/// A small image of the top of a screen, as much as a device shows at once.
package struct ScreenThumbnail: Sendable {
  private let preview: Preview
  private let view: ScreenView.ID
  private let drawn: DrawnScreen
  package let imageNames: Set<String>

  /// The largest number of sections that can be visible at once.
  private static let maximumSectionCount = 60
  private static let maximumItemCount = 200

  package init(_ preview: Preview, device: Device) {
    var preview = preview
    let screen = Self.start(of: preview.screen)
    preview.screen = screen
    self.preview = preview
    view = ScreenView.ID(device, direction: preview.direction)
    let drawn = DrawnScreen(preview, preview.scene.view(view), .firstScreenful)
    self.drawn = drawn
    imageNames = Set(
      drawn.views.compactMap { view in
        view.item.flatMap { screen.sections[view.section].shownItems[$0].imageName }
      })
  }

  /// The first sections and items of a screen, as many as can be visible.
  private static func start(of screen: Screen) -> Screen {
    screen.with(
      screen.sections.prefix(maximumSectionCount).map { section in
        section.with(section.items.prefix(maximumItemCount))
      })
  }

  /// The image, an XML document.
  ///
  /// - Parameter images: The images by name, embedded as `data:`, because an image in a page loads
  ///   no other files.
  package func svg(_ appearance: Appearance, images: [String: PreviewImage]) -> [UInt8] {
    var preview = preview
    preview.images = images
    var writer = MarkupWriter(.xml)
    writer.write(ScreenImage(preview, ImageSettings(view, appearance)).node(of: drawn))
    return writer.bytes
  }
}
