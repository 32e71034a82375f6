import MarqueeDiagnostics

/// File names in a record, which depend on a file's role rather than on its place on a machine.
struct RecordedFiles: Hashable {
  let screen: String
  /// The content folder, as a prefix of names in diagnostics; `nil` if there is none.
  let root: String?
  /// The settings' name in diagnostics; they may be outside the content folder.
  let settings: String?

  func write(_ file: String, to record: inout RecordWriter) {
    if file == screen { return record.count(0) }
    if file == settings { return record.count(2) }
    record.count(1)
    record.text(ContentPath.inside(file, of: root))
  }

  func read(from record: inout RecordReader) throws(RecordReader.Damage) -> String {
    switch try record.count() {
    case 0: screen
    case 1: ContentPath.joined(root, try record.path())
    // If there are no settings, the digest shows that later; the record must not look damaged.
    case 2: settings ?? ContentPath.joined(root, ContentFolder.settingsFileName)
    default: throw RecordReader.Damage()
    }
  }
}

extension RecordReader {
  /// Reads a path that must stay inside the folder that it is joined to.
  mutating func path() throws(Damage) -> String {
    let path = try text()
    guard ContentPath.staysInside(path) else { throw Damage() }
    return path
  }
}
