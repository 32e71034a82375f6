import MarqueeDiagnostics

/// How a record names files: by what they are to the screen, not by where they are on a machine.
struct RecordedFiles: Hashable {
  /// The screen's name in diagnostics.
  let screen: String
  /// The content folder, as names in diagnostics begin; `nil` where there is none.
  let root: String?

  /// Writes the name of a file.
  func write(_ file: String, to record: inout RecordWriter) {
    if file == screen { return record.count(0) }
    record.count(1)
    record.text(ContentPath.inside(file, of: root))
  }

  /// Reads the name of a file.
  func read(from record: inout RecordReader) throws(RecordReader.Damage) -> String {
    switch try record.count() {
    case 0: screen
    case 1: ContentPath.joined(root, try record.text())
    default: throw RecordReader.Damage()
    }
  }
}

/// The paths of files as a person sees them, and as a content folder does.
enum ContentPath {
  /// A path without the folder that it lies in; a path that lies elsewhere stays as it is.
  static func inside(_ path: String, of root: String?) -> String {
    guard let root, root != "." else { return path }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// A path inside of a folder as a person sees it; an absolute path stays as it is.
  static func joined(_ root: String?, _ path: String) -> String {
    guard let root, root != ".", !path.hasPrefix("/") else { return path }
    return root.hasSuffix("/") ? root + path : "\(root)/\(path)"
  }
}
