package import MarqueeCells
import MarqueeScreen
package import MarqueeSolver

/// A small image of the top of a screen, as much as a device shows at once.
extension DrawnScreen {
  /// The largest number of sections that can be visible at once.
  private static let maximumSectionCount = 60
  private static let maximumItemCount = 200

  package init(topOf preview: Preview, on device: Device) {
    var top = preview
    // As many sections and items as can be visible.
    top.scene = preview.scene.with(
      preview.screen.sections.prefix(Self.maximumSectionCount).map { section in
        section.with(section.items.prefix(Self.maximumItemCount))
      })
    let view = top.scene.view(ScreenView.ID(device, direction: preview.direction))
    self.init(top, view, .light, .firstScreenful)
  }

  package var imageNames: Set<String> {
    Set(
      views.compactMap { view in
        view.item.flatMap { preview.screen.sections[view.section].shownItems[$0].imageName }
      })
  }

  /// The image in an appearance, an XML document.
  ///
  /// - Parameter images: The images by name, embedded as `data:`, because an image in a page loads
  ///   no other files.
  package func svg(_ appearance: Appearance, images: [String: PreviewImage]) -> [UInt8] {
    var screen = self
    screen.preview.images = images
    screen.settings.appearance = appearance
    return screen.node().bytes
  }
}
