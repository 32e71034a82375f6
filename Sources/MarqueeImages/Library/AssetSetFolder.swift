/// The folder of one set of images in an asset catalog.
struct AssetSetFolder {
  /// What the set holds; the raw values are the extensions of the folders.
  enum Kind: String {
    case image = "imageset"
    case symbol = "symbolset"

    /// The key of the array in `Contents.json` that lists the files.
    var filesKey: String {
      switch self {
      case .image: "images"
      case .symbol: "symbols"
      }
    }
  }

  /// The folder's path.
  let path: String
  /// What the set holds.
  let kind: Kind
  /// The file that describes the set; `nil` if it is missing.
  private(set) var contents: FileEntry?
  /// All other entries, in the order of the listing; hidden ones are left out.
  private(set) var files: [FileEntry] = []

  init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// Takes an entry in; `file` is its path inside the folder, `nil` for the folder itself.
  mutating func add(_ entry: FileEntry, as file: String?) {
    guard let file, !file.hasPrefix("."), entry.kind != .directory else { return }
    if file == AssetCatalogPath.contentsName {
      contents = entry
    } else {
      files.append(entry)
    }
  }

  /// Where the file that describes the set is or should be.
  var contentsPath: String { "\(path)/\(AssetCatalogPath.contentsName)" }

  /// The name of the folder without its extension.
  var name: String {
    String(path[path.startIndex...].lastPathPart.dropLast(kind.rawValue.utf8.count + 1))
  }

  /// The folders above up to the catalog itself, outermost first.
  var groups: [String] { AssetCatalogPath.groups(above: path) }
}
