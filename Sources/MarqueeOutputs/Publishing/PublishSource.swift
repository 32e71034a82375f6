package import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
package import MarqueeScreen
import MarqueeValidation

/// The files to publish for a report without errors.
package struct PublishSource: Sendable {
  package private(set) var content = PublishedContent()
  package private(set) var files: [String: PublishFile] = [:]

  /// Collects the screens of a report, and the images that they name.
  ///
  /// - Parameters:
  ///   - root: The content folder, which image paths are relative to.
  package init(
    _ report: ContentReport, in root: String?, workers: Workers
  ) throws(FileError) {
    for screen in report.screens {
      guard let json = screen.json() else { continue }
      let file = PublishFile("\(screen.outputName).json", Array(json), fileExtension: "json")
      content.screens.append(add(file))
    }
    content.theme = report.settings.theme
    try addImages(Self.variants(in: report), in: root, workers)
  }

  /// A file of an image, under the image's name and the usual extension of its format.
  private struct Variant: Sendable {
    let name: String
    let slot: ImageSlot
    let path: String
    let fileExtension: String
  }

  /// The undamaged files of the images that the screens name.
  private static func variants(in report: ContentReport) -> [Variant] {
    report.imageNames.compactMap { report.images?[$0] }.flatMap { set in
      set.variants.compactMap { variant in
        guard variant.file.kind == .regular, let info = variant.validInfo,
          let fileExtension = info.format.fileExtensions.first
        else { return nil }
        return Variant(
          name: set.name, slot: variant.slot, path: variant.file.path, fileExtension: fileExtension)
      }
    }
  }

  private mutating func addImages(
    _ variants: [Variant], in root: String?, _ workers: Workers
  ) throws(FileError) {
    let results = workers.map(variants) { variant in
      Result { () throws(FileError) in
        PublishFile(
          ContentPath.inside(variant.path, of: root), try Disk().read(variant.path).bytes,
          fileExtension: variant.fileExtension, file: variant.path)
      }
    }
    for (variant, result) in zip(variants, results) {
      let slot = variant.slot
      content.images.append(
        PublishedImage(
          name: variant.name, file: add(try result.get()), scale: slot.scale.factor,
          device: slot.idiom == .universal ? nil : slot.idiom.rawValue,
          appearance: slot.appearance.luminosity?.rawValue, traits: slot.traits))
    }
  }

  private mutating func add(_ file: PublishFile) -> CatalogManifest.Entry {
    files[file.entry.publishedPath] = file
    return file.entry
  }

  /// Adds the caller's data about the publication.
  package func with(time: PublishTime?, minimumAppVersion: MinimumAppVersion?) -> PublishSource {
    var source = self
    source.content.time = time?.text
    source.content.minimumAppVersion = minimumAppVersion?.text
    return source
  }
}

extension ImageSlot {
  /// What distinguishes the slot, in addition to scale, device and brightness.
  fileprivate var traits: [String] {
    let parts = [appearance.contrast.map { "\($0.rawValue)-contrast" }, locale, gamut?.rawValue]
    return parts.compactMap(\.self) + qualifiers
  }
}
