/// The pictures of a content folder, as previews find them.
package struct PictureFolder: Sendable {
  /// A file of a picture.
  package struct File: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// Pixels per point.
    package let scale: Int
    /// What a browser calls the format.
    package let mediaType: String
  }

  /// The files of each picture, by the name that authors write.
  package let files: [String: [File]]

  /// Finds the pictures below a folder.
  ///
  /// Files that a browser does not show are passed over.
  package init(_ folder: String) throws(FileTrouble) {
    var files: [String: [File]] = [:]
    for path in try LocalFiles.list(folder) {
      guard let (name, scale, type) = Self.picture(at: path) else { continue }
      let file = File(path: "\(folder)/\(path)", scale: scale, mediaType: type)
      files[name, default: []].append(file)
    }
    self.files = files
  }

  private static let mediaTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "svg": "image/svg+xml", "bmp": "image/bmp",
  ]

  /// The name, scale and media type of a file; `nil` for one that is no picture.
  private static func picture(at path: String) -> (String, Int, String)? {
    let parts = path.split(separator: "/")
    guard let file = parts.last, let dot = file.lastIndex(of: "."), dot != file.startIndex,
      let type = mediaTypes[file[file.index(after: dot)...].lowercased()]
    else { return nil }
    var stem = file[..<dot]
    for device in ["~ipad", "~iphone"] where stem.hasSuffix(device) {
      stem = stem.dropLast(device.count)
    }
    var scale = 1
    for known in [2, 3] where stem.hasSuffix("@\(known)x") {
      scale = known
      stem = stem.dropLast(3)
    }
    // In an asset catalog it is the folder that names the picture.
    if let set = parts.dropLast().last, set.hasSuffix(".imageset") {
      stem = set.dropLast(".imageset".count)
    }
    return (String(stem), scale, type)
  }
}
