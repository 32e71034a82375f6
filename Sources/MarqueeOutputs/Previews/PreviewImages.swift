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
///
/// The images of a site persist from one version to the next, so that only changed files are read
/// again.
package struct PreviewImages: Sendable {
  /// Where an image's bytes are.
  package enum Style: Hashable, Sendable {
    case embedded
    /// In the content folder, referred to by their paths relative to the page.
    case linked
    /// Nowhere: a text drawing only names images.
    case named
    /// Linked, with a suffix that changes with the file, so that a browser loads it again.
    case followed
    case shared
  }

  private struct Known {
    let identity: FileIdentity
    /// The file in the site; `nil` outside of a site.
    var asset: SiteAsset?
    var dataURI: String?
  }

  private let devices: [Device]
  private let output: String
  private let style: Style
  private let world: any World
  /// The images that the screens name, by name.
  private var sets: [String: ImageSet] = [:]
  private var known: [String: Known] = [:]

  /// - Parameters:
  ///   - output: The folder of the pages, where links to images begin.
  ///   - world: What has the images.
  init(
    for devices: [Device], output: String = "", style: Style, in world: any World = Disk()
  ) {
    self.devices = devices
    self.output = output
    self.style = style
    self.world = world
  }

  /// Finds the images that the screens of a report name, and reads those that are not linked.
  mutating func update(_ report: ContentReport) throws(FileError) {
    sets = report.shownImageNames.reduce(into: [:]) { $0[$1] = report.images?[$1] }
    var used: [String: Known] = [:]
    for file in sets.values.flatMap(files).map(\.file)
    where used[file.path] == nil && isRead(file) {
      let old = known[file.path]
      if let old, old.identity == file.identity {
        used[file.path] = old
      } else {
        used[file.path] = try read(file)
      }
    }
    known = used
  }

  private func isRead(_ file: ImageFile) -> Bool {
    // No browser shows the other formats.
    file.format.mediaType != nil && (style == .embedded || style == .shared)
  }

  private func read(_ file: ImageFile) throws(FileError) -> Known {
    let bytes = try world.read(file.path).bytes
    var known = Known(identity: file.identity)
    if style == .shared, let mediaType = file.format.mediaType {
      known.asset = SiteAsset("image", Self.fileExtension(of: mediaType), bytes)
    } else {
      known.dataURI = file.dataURI(of: bytes)
    }
    return known
  }

  /// The files that devices show for an image, each in light and dark.
  private func files(
    of set: ImageSet
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

  /// The used files of a site, each once.
  var assets: [SiteAsset] {
    let byName = Dictionary(first: known.values.compactMap(\.asset).map { ($0.name, $0) })
    return byName.values.sorted { $0.name < $1.name }
  }

  /// The images by name, as the page refers to them.
  ///
  /// - Parameter page: The page's path in the output folder, or the name of its screen in a site.
  package func sources(forPage page: String) -> [String: PreviewImage] {
    sets.mapValues { set in
      var image = PreviewImage()
      // Most devices share a file, and computing its path takes longer than looking it up.
      var known: [String: String] = [:]
      for (device, appearance, file) in files(of: set) {
        let source = known[file.path] ?? source(of: file, forPage: page)
        known[file.path] = source
        image[device, appearance] = source
        image[factsFor: device, appearance] = file.facts
      }
      return image
    }
  }

  /// Some images as `data:` URIs by name, each in its smallest file.
  func embedded(_ names: Set<String>, for device: Device, _ appearance: Appearance)
    -> [String: PreviewImage]
  {
    var images: [String: PreviewImage] = [:]
    for name in names {
      guard let set = sets[name],
        let file = set.file(for: device.idiom, scale: 1, in: appearance),
        // A file for a scale that no device has is not in the site.
        let bytes = known[file.path]?.asset?.bytes ?? (try? world.read(file.path).bytes)
      else { continue }
      images[name] = PreviewImage()
      images[name]?[device, appearance] = file.dataURI(of: bytes)
      images[name]?[factsFor: device, appearance] = file.facts
    }
    return images
  }

  private func source(of file: ImageFile, forPage page: String) -> String? {
    let known = known[file.path]
    guard file.format.mediaType != nil else { return nil }
    return switch style {
    case .embedded: known?.dataURI
    case .named: nil
    case .shared: known?.asset.map { SitePath.up(fromPage: page) + $0.path }
    case .linked: address(of: file, forPage: page)
    case .followed:
      address(of: file, forPage: page)
        + "?\(file.identity.modificationTime)-\(file.identity.byteCount)"
    }
  }

  private func address(of file: ImageFile, forPage page: String) -> String {
    let steps = PathFromFolder.steps(
      to: file.path, fromFolder: ContentPath.folder(of: "\(output)/\(page)"))
    return RelativeURI.reference(forPath: steps.joined(separator: "/"))
  }

  /// A server needs the extension to know the file's type: `image/svg+xml` has `svg`.
  private static func fileExtension(of mediaType: String) -> String {
    let name = mediaType.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" })
  }
}
