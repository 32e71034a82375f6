/// The names of the pictures in a content folder.
///
/// A name is what authors write: without extension, scale and device.
package struct ImageNames: Hashable, Sendable {
  private let names: Set<String>
  /// The names by their lower-case form, the first by bytes where there are several.
  private let namesByLowercase: [String: String]

  /// Makes the set of the names of some files.
  ///
  /// - Parameter paths: Paths inside of the content folder. Files with a known extension of
  ///   pictures and folders `*.imageset` count, everything else is passed over.
  package init(paths: some Sequence<String>) {
    names = Set(paths.compactMap(Self.name))
    namesByLowercase = Dictionary(
      names.map { ($0.lowercased(), $0) }, uniquingKeysWith: { min($0, $1) })
  }

  /// Whether there is no picture at all.
  package var isEmpty: Bool { names.isEmpty }

  /// All names, in no particular order.
  package var all: Set<String> { names }

  /// Whether there is a picture with exactly this name.
  package func contains(_ name: String) -> Bool { names.contains(name) }

  /// The picture whose name differs from another in case only.
  package func equalButForCase(_ name: String) -> String? { namesByLowercase[name.lowercased()] }

  /// The extensions of files that are pictures, in lower case.
  package static let fileExtensions: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp", "ico", "svg",
    "pdf",
  ]

  /// The name under which authors know a file; `nil` for one that is no picture.
  static func name(of path: String) -> String? {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return nil }
    let stem = String(file[..<dot])
    switch file[file.index(after: dot)...].lowercased() {
    case "imageset": return stem
    case let ending where fileExtensions.contains(ending): return withoutVariant(stem)
    default: return nil
    }
  }

  /// The name that was meant by a file's name; a plain name is returned as it is.
  static func plainName(of written: String) -> String {
    guard let dot = written.lastIndex(of: "."), dot != written.startIndex,
      fileExtensions.contains(written[written.index(after: dot)...].lowercased())
    else { return withoutVariant(written) }
    return withoutVariant(String(written[..<dot]))
  }

  /// Drops `~ipad` or `~iphone`, then `@2x` and the like.
  private static func withoutVariant(_ stem: String) -> String {
    var name = stem[...]
    for device in ["~ipad", "~iphone"] where name.hasSuffix(device) {
      name = name.dropLast(device.count)
    }
    if let mark = name.lastIndex(of: "@"), name.hasSuffix("x") {
      let scale = name[name.index(after: mark)...].dropLast()
      if !scale.isEmpty, scale.allSatisfy(\.isNumber) { name = name[..<mark] }
    }
    return String(name)
  }
}
