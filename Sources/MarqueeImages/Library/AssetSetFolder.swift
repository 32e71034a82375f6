struct AssetSetFolder {
  /// The kind of a set; the raw values are the extensions of the folders.
  enum Kind: String {
    case image = "imageset"
    case symbol = "symbolset"

    /// The key of the array in `Contents.json` that lists the files.
    var filesKey: String { self == .image ? "images" : "symbols" }
  }

  let path: String
  let kind: Kind
  /// The file that describes the set; `nil` if it is missing.
  private(set) var contents: FileEntry?
  /// All other entries, in the order of the listing, without hidden ones.
  private(set) var files: [FileEntry] = []

  /// Adds an entry; `file` is its path inside the folder, or `nil` for the folder itself.
  mutating func add(_ entry: FileEntry, as file: String?) {
    guard let file, !file.hasPrefix("."), entry.kind != .directory else { return }
    if file == AssetCatalogPath.contentsName {
      contents = entry
    } else {
      files.append(entry)
    }
  }

  /// The path of the file that describes the set, even if it is missing.
  var contentsPath: String { "\(path)/\(AssetCatalogPath.contentsName)" }

  var name: String {
    String(path[path.startIndex...].lastPathPart.dropLast(kind.rawValue.utf8.count + 1))
  }
}
