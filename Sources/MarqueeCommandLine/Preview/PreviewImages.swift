import MarqueeCells
import MarqueeCompiler
import MarqueeImages
import MarqueeLayout
import MarqueeRendering
import MarqueeSolver
import MarqueeValidation

/// How previews reach the images of a content folder.
///
/// An image is shown where an app would show it: by its exact name. A name that is nearly right, by
/// its case or with an extension, is a diagnostic, and a placeholder on the screen.
struct PreviewImages: Sendable {
  /// Where an image's bytes are.
  enum Style: Hashable, Sendable {
    /// In the page.
    case embedded
    /// In the content folder, named by their path from the page.
    case linked
    /// Nowhere: a drawing in characters names images only.
    case named
    /// Linked, with a mark after the name that changes with the file, so that it is loaded again.
    case followed
  }

  private let devices: [Device]
  private let output: String
  private let style: Style
  /// The images that the screens name.
  private let sets: [ImageSet]
  /// The bytes of embedded images as `data:`, by path; also of those that cannot be linked.
  private let embedded: [String: String]

  /// Finds the images that the screens of a report name, and reads those that are to be embedded.
  init(
    _ report: ContentReport, for devices: [Device], output: String, style: Style
  ) throws(FileError) {
    self.devices = devices
    self.output = output
    self.style = style
    let names = report.screens.reduce(into: Set<String>()) {
      $0.formUnion($1.checked?.imageNames ?? [])
    }
    sets = names.sorted().compactMap { report.images?[$0] }
    var embedded: [String: String] = [:]
    for file in Set(sets.flatMap { Self.files(of: $0, for: devices, style).map(\.file) })
    where style == .embedded || (style != .named && file.format.mediaType == nil) {
      // No browser shows a link to some formats; the small image inside the file may do.
      embedded[file.path] = file.dataURI(of: try LocalFiles.read(file.path))
    }
    self.embedded = embedded
  }

  /// What devices show of an image, each in light and dark.
  private static func files(
    of set: ImageSet, for devices: [Device], _ style: Style
  ) -> [(device: Device, appearance: Appearance, file: ImageFile)] {
    // An embedded file serves all devices, so that a page does not hold it in every scale.
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

  /// The images as a page finds them, by name.
  ///
  /// - Parameter page: The page's path in the output folder.
  func sources(forPage page: String) -> [String: PreviewImage] {
    var images: [String: PreviewImage] = [:]
    for set in sets {
      var image = PreviewImage()
      // Most devices share a file, and the way to it takes longer to find than the file.
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

  /// The way from a page to a file, as a URI reference.
  private func address(of file: ImageFile, forPage page: String) -> String {
    let steps = RelativePath.steps(
      to: file.path, fromFolder: ContentPath.folder(of: "\(output)/\(page)"))
    return RelativeURI.reference(forPath: steps.joined(separator: "/"))
  }
}
