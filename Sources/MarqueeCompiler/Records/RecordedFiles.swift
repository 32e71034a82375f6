import MarqueeDiagnostics

/// File names in a record, which depend on a file's role rather than on its place on a machine.
struct RecordedFiles {
  /// The path of the screen's output without its extension.
  let outputName: String
  let screen: String
  /// The content folder, as a prefix of names in diagnostics; `nil` if there is none.
  private let root: String?
  /// The settings' name in diagnostics; they may be outside the content folder.
  private let settings: String?

  /// - Parameter screen: The screen's name in diagnostics; `nil` for that in the content folder.
  init(of outputName: String, named screen: String?, in content: ContentFolder) {
    self.outputName = outputName
    self.screen = screen ?? ContentPath.joined(content.root, "\(outputName).plist")
    root = content.root
    settings = content.settingsSource?.name
  }

  func write(_ file: String, to record: inout RecordWriter) {
    if file == screen { return record.count(0) }
    if file == settings { return record.count(2) }
    record.write(1, ContentPath.inside(file, of: root))
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
