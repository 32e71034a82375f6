enum AssetCatalogPath: Hashable {
  static let contentsName = "Contents.json"

  case outside
  /// The path is in the catalog or in a group inside it, whose path is `folder`.
  case group(folder: String)
  /// The path is a set of images, or is inside one; `file` is `nil` for the set's own folder.
  case set(folder: String, kind: AssetSetFolder.Kind, file: String?)
  /// The path is a set of colors, or is inside one.
  case colorSet(folder: String)
  /// The path is a set of something else, or is inside one.
  case otherSet(folder: String)
  /// The path is in a folder that Xcode treats as one file; no app finds its images by name.
  case package

  /// Finds the outermost catalog and the outermost set in a path.
  init(_ path: String) {
    let parts = path.pathParts
    guard let catalog = parts.firstIndex(where: { $0.pathExtension == "xcassets" }) else {
      self =
        parts.dropLast().contains { Self.packages.contains(String($0.pathExtension)) }
        ? .package : .outside
      return
    }
    for index in parts.indices[(catalog + 1)...] {
      let folder = parts[...index].joined(separator: "/")
      let suffix = String(parts[index].pathExtension)
      if let kind = AssetSetFolder.Kind(rawValue: suffix) {
        let file = parts[(index + 1)...].joined(separator: "/")
        self = .set(folder: folder, kind: kind, file: file.isEmpty ? nil : file)
        return
      }
      if suffix == "colorset" {
        self = .colorSet(folder: folder)
        return
      }
      if Self.otherSets.contains(suffix) {
        self = .otherSet(folder: folder)
        return
      }
      if Self.packages.contains(suffix) {
        self = .package
        return
      }
    }
    let folder = parts.last.map { $0 == Self.contentsName } == true ? parts.dropLast() : parts[...]
    self = .group(folder: folder.joined(separator: "/"))
  }

  /// Returns the folders above a set up to the catalog itself, outermost first.
  static func groups(above path: String) -> [String] {
    let parts = path.pathParts
    guard let catalog = parts.firstIndex(where: { $0.pathExtension == "xcassets" }) else {
      return []
    }
    return parts.indices[catalog...].dropLast().map { parts[...$0].joined(separator: "/") }
  }

  /// The folder that contains the catalog of a path; the path itself if there is no catalog.
  static func folder(aroundCatalogOf path: String) -> String {
    let parts = path.pathParts
    let end = parts.firstIndex { $0.pathExtension == "xcassets" } ?? parts.endIndex
    return parts[..<end].joined(separator: "/")
  }

  /// The extensions of folders as in ``package``: icons of Icon Composer, and documentation.
  private static let packages: Set = ["docc", "icon"]

  /// The extensions of sets that contain no named images.
  private static let otherSets: Set = [
    "appiconset", "arreferenceimage", "arresourcegroup", "brandassets",
    "complicationset", "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard",
    "iconset", "imagestack", "imagestacklayer", "launchimage", "mipmapset", "solidimagestack",
    "solidimagestacklayer", "sticker", "stickerpack", "stickersequence", "stickersiconset",
    "stickersimageset", "textureset",
    "watchface",
  ]
}

extension String {
  var pathParts: [Substring] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Substring.init)
  }
}

extension Substring {
  /// The text after the last dot; empty if there is none.
  var pathExtension: Substring {
    utf8.lastIndex(of: UInt8(ascii: ".")).map { self[utf8.index(after: $0)...] } ?? ""
  }
}
