import MarqueeCells
import MarqueeCompiler
import MarqueeImages
import MarqueeRendering
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// The images of a site: files that all pages share, each once.
///
/// They persist from one version of a site to the next, so that only changed files are read again.
struct SharedImages {
  /// An image file as part of the site.
  private struct Known {
    let identity: FileIdentity
    /// The file in the site; `nil` for one that browsers cannot show.
    let asset: SiteAsset?
    /// The small image inside a file that browsers cannot show, as a `data:` URI; `nil` if there is
    /// none.
    let smallImage: String?
  }

  private let devices: [Device]
  private var known: [String: Known] = [:]
  /// The images that the screens name, by name.
  private var sets: [String: ImageSet] = [:]
  /// The used files, each once.
  private(set) var assets: [SiteAsset] = []

  init(for devices: [Device]) {
    self.devices = devices
  }

  /// Reads the images that the screens of a report name.
  mutating func update(_ report: ContentReport) throws(FileError) {
    sets = [:]
    var used: [String: Known] = [:]
    for name in report.shownImageNames {
      guard let set = report.images?[name] else { continue }
      sets[name] = set
      for (_, _, file) in files(of: set) where used[file.path] == nil {
        if let old = known[file.path], old.identity == file.identity {
          used[file.path] = old
        } else {
          used[file.path] = try Self.read(file)
        }
      }
    }
    known = used
    let byName = Dictionary(
      used.values.compactMap(\.asset).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first }
    )
    assets = byName.values.sorted { $0.name < $1.name }
  }

  /// The images by name, as the page refers to them.
  ///
  /// - Parameter assets: The path from the page to the shared files, with a slash at the end.
  func sources(throughFolder assets: String) -> [String: PreviewImage] {
    sets.mapValues { set in
      var image = PreviewImage()
      for (device, appearance, file) in files(of: set) {
        image[device, appearance] = known[file.path].flatMap { known in
          known.asset.map { assets + $0.name } ?? known.smallImage
        }
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
        let bytes = known[file.path]?.asset?.bytes ?? (try? LocalFiles.read(file.path))
      else { continue }
      images[name] = PreviewImage()
      images[name]?[device, appearance] = file.dataURI(of: bytes)
      images[name]?[factsFor: device, appearance] = file.facts
    }
    return images
  }

  private static func read(_ file: ImageFile) throws(FileError) -> Known {
    let bytes = try LocalFiles.read(file.path)
    let asset = file.format.mediaType.map { SiteAsset("image", fileExtension(of: $0), bytes) }
    return Known(
      identity: file.identity, asset: asset,
      smallImage: asset == nil ? file.dataURI(of: bytes) : nil)
  }

  private func files(
    of set: ImageSet
  ) -> [(device: Device, appearance: Appearance, file: ImageFile)] {
    devices.flatMap { device in
      Appearance.allCases.compactMap { appearance in
        set.file(for: device.idiom, scale: device.scale, in: appearance)
          .map { (device, appearance, $0) }
      }
    }
  }

  /// A server needs the extension to know the file's type: `image/svg+xml` has `svg`.
  private static func fileExtension(of mediaType: String) -> String {
    let name = mediaType.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" })
  }
}
