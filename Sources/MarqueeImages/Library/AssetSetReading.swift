import MarqueeDiagnostics
import MarqueeScreen

/// Combines the folder of a set with its `Contents.json`.
struct AssetSetReading {
  private let folder: AssetSetFolder
  private var contents: AssetSetContents
  private var filesByName: [String: FileEntry] = [:]
  private var assigned: Set<String> = []
  private var taken: [ImageSlot: SourceRange] = [:]
  private(set) var variants: [(slot: ImageSlot, file: FileEntry)] = []
  /// The positions of diagnostics about files that do not exist.
  private var missing: [Int] = []

  var preservesVector: Bool { contents.preservesVector }
  var diagnostics: [Diagnostic] { contents.diagnostics }

  init(_ folder: AssetSetFolder, root: JSONValue) {
    self.folder = folder
    contents = AssetSetContents(root, kind: folder.kind, source: folder.contentsPath)
    for file in folder.files {
      filesByName[String(file.path.dropFirst(folder.path.count + 1))] = file
    }
    for entry in contents.entries { place(entry) }
    reportUnassigned()
    reportEmptySet()
  }

  private mutating func place(_ entry: AssetSetContents.Entry) {
    guard let (name, range) = entry.file else { return }
    guard name != "..", !name.contains("/"), !name.contains("\\") else {
      return contents.report(.error, "'\(name)' leads out of the set's folder", at: range)
    }
    guard let file = file(named: name, at: range) else { return }
    assigned.insert(file.path)
    if let first = taken[entry.slot] {
      contents.report(
        .warning, "'\(name)' is the second file for one slot (\(entry.slot))", at: range,
        notes: [Note("the first one is here", at: Place(file: source, range: first))])
    } else {
      taken[entry.slot] = range
      variants.append((entry.slot, file))
    }
  }

  /// Returns the file with a name; reports a missing file, or one whose name differs in case.
  private mutating func file(named name: String, at range: SourceRange) -> FileEntry? {
    if let file = filesByName[name] { return file }
    let lowercased = name.lowercased()
    let near = folder.files.filter { $0.name.lowercased() == lowercased }
    guard near.count == 1, let file = near.first else {
      missing.append(contents.diagnostics.count)
      contents.report(.error, "'\(name)' does not exist", at: range)
      return nil
    }
    // A case-insensitive file system, as on a Mac, finds the file; the build machine and the phone
    // do not. `fix` leaves asset catalogs to Xcode, so it must not be promised to do this.
    contents.report(
      .error, "'\(name)' differs from the file's name in case", at: range,
      fixIts: [
        FixIt(
          "write '\(file.name)'", applicability: .unsafe,
          edits: [TextEdit(range, replacement: Self.quoted(file.name))])
      ])
    return file
  }

  private static func quoted(_ text: some StringProtocol) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}"..<"\u{20}":
        result += "\\u" + scalar.value.hexadecimal(digitCount: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private mutating func reportUnassigned() {
    let unassigned = folder.files.filter { !assigned.contains($0.path) }
    // A renamed file is missing under its old name.
    if unassigned.count == 1, missing.count == 1 {
      let name = unassigned[0].path.dropFirst(folder.path.count + 1)
      contents.diagnostics[missing[0]].notes.append(Note("'\(name)' is in no slot of the set"))
      return
    }
    for file in unassigned {
      contents.report(
        .warning, "'\(file.path.dropFirst(folder.path.count + 1))' is in no slot of the set",
        at: contents.listRange)
    }
  }

  /// Reports a set without files, unless one of its faults explains it.
  private mutating func reportEmptySet() {
    guard variants.isEmpty, diagnostics.isEmpty else { return }
    contents.report(.warning, "the set '\(folder.name)' has no file", at: contents.listRange)
  }

  private var source: String { folder.contentsPath }
}
