import MarqueeCells
import MarqueeCompiler
import MarqueeImages
package import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// Provides previews with the images of a content folder.
///
/// An image is shown where an app would show it: by its exact name. A name that is almost right,
/// apart from its case or an extension, gives a diagnostic, and a placeholder on the screen.
package struct PreviewImages: Sendable {
  /// Where an image's bytes are.
  package enum Style: Hashable, Sendable {
    /// In the page itself.
    case embedded
    /// In the content folder, referred to by their paths relative to the page.
    case linked
    /// Nowhere: a text drawing only names images.
    case named
    /// Linked, with a suffix that changes with the file, so that a browser loads it again.
    case followed
  }

  private let devices: [Device]
  private let output: String
  private let style: Style
  /// The images that the screens name.
  private let sets: [ImageSet]
  /// The `data:` URIs of embedded images by path, also of those that cannot be linked.
  private let embedded: [String: String]

  /// Finds the images that the screens of a report name, and reads those to embed.
  init(
    _ report: ContentReport, for devices: [Device], output: String, style: Style
  ) throws(FileError) {
    self.devices = devices
    self.output = output
    self.style = style
    sets = report.shownImageNames.compactMap { report.images?[$0] }
    var embedded: [String: String] = [:]
    for file in Set(sets.flatMap { Self.files(of: $0, for: devices, style).map(\.file) })
    where style == .embedded || (style != .named && file.format.mediaType == nil) {
      // No browser shows some formats by a link, but the small image inside the file may work.
      embedded[file.path] = file.dataURI(of: try LocalFiles.read(file.path))
    }
    self.embedded = embedded
  }

  /// The files that devices show for an image, each in light and dark.
  private static func files(
    of set: ImageSet, for devices: [Device], _ style: Style
  ) -> [(device: Device, appearance: Appearance, file: ImageFile)] {
    // One embedded file serves all devices, so that a page does not hold it in every scale.
    let largestScale = devices.map(\.scale).max() ?? 1
    return devices.flatMap { device in
      Appearance.allCases.compactMap { appearance in
        set.file(
          for: device.idiom, scale: style == .embedded ? largestScale : device.scale,
          in: appearance
        ).map { (device, appearance, $0) }
      }
    }
  }

  /// The images by name, as the page refers to them.
  ///
  /// - Parameter page: The page's path in the output folder.
  package func sources(forPage page: String) -> [String: PreviewImage] {
    var images: [String: PreviewImage] = [:]
    for set in sets {
      var image = PreviewImage()
      // Most devices share a file, and computing its path takes longer than looking it up.
      var known: [String: String] = [:]
      for (device, appearance, file) in Self.files(of: set, for: devices, style) {
        let source = known[file.path] ?? source(of: file, forPage: page)
        known[file.path] = source
        image[device, appearance] = source
        image[factsFor: device, appearance] = file.facts
      }
      images[set.name] = image
    }
    return images
  }

  private func source(of file: ImageFile, forPage page: String) -> String? {
    guard file.format.mediaType != nil else { return embedded[file.path] }
    return switch style {
    case .embedded: embedded[file.path]
    case .named: nil
    case .linked: address(of: file, forPage: page)
    case .followed:
      address(of: file, forPage: page)
        + "?\(file.identity.modificationTime)-\(file.identity.byteCount)"
    }
  }

  /// The URI reference from a page to a file.
  private func address(of file: ImageFile, forPage page: String) -> String {
    let steps = PathFromFolder.steps(
      to: file.path, fromFolder: ContentPath.folder(of: "\(output)/\(page)"))
    return RelativeURI.reference(forPath: steps.joined(separator: "/"))
  }
}
