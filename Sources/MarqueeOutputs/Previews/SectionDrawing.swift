import MarqueeCells
package import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// A small image of one section, with its images inside.
package enum SectionDrawing {
  /// The largest image file that is put into a drawing, and that all of them have, in bytes.
  private static let maximumImageByteCount = 48 << 10

  /// Draws a section on the first device of the settings.
  ///
  /// Letters are outlines, or if that takes too many bytes, in the viewer's fonts; images that are
  /// too large have their places marked.
  ///
  /// - Parameters:
  ///   - index: The section of the screen as an app shows it.
  ///   - report: What was found in the content, for its images and its settings.
  ///   - limit: The most bytes of the result.
  /// - Returns: An SVG document; `nil` if there is no such section, or its drawing is too large.
  package static func svg(
    ofSection index: Int, in screen: ScreenReport, of report: ContentReport, limit: Int
  ) -> [UInt8]? {
    guard screen.scene.screen.sections.indices.contains(index),
      let device = report.settings.devices.first
    else { return nil }
    let preview = Preview(
      title: screen.outputName, file: screen.file, scene: screen.scene)
    let view = ScreenView.ID(device, direction: preview.direction)
    let drawn = DrawnScreen(ofSection: index, of: preview, ImageSettings(view))
    let images = images(of: screen.scene.screen.sections[index], on: device, in: report.images)
    return [(true, images), (false, images), (false, [:])].lazy.compactMap {
      drawn?.svg(width: width, images: $1, drawingOutlines: $0)
    }.first { $0.count <= limit }
  }

  private static let width = 320.0

  private static func images(
    of section: ScreenSection, on device: Device, in library: ImageLibrary?
  ) -> [String: PreviewImage] {
    var images: [String: PreviewImage] = [:]
    var rest = maximumImageByteCount
    for name in section.items.compactMap(\.imageName) where images[name] == nil {
      guard let set = library?[name],
        let file = set.file(for: device.idiom, scale: 1, in: .light)
      else { continue }
      var image = PreviewImage()
      image[factsFor: device, .light] = file.facts
      // A file that cannot be read now has its place marked, like one that is too large.
      if let uri = file.dataURI(atMost: rest) {
        image[device, .light] = uri
        rest -= file.identity.byteCount
      }
      images[name] = image
    }
    return images
  }
}

extension ImageFile {
  /// The data of the file as a `data:` URI; `nil` if it has too many bytes, cannot be read, or no
  /// browser shows it.
  package func dataURI(atMost limit: Int) -> String? {
    guard identity.byteCount <= limit, let bytes = try? Disk().read(path).bytes,
      bytes.count <= limit
    else { return nil }
    return dataURI(of: bytes)
  }
}
