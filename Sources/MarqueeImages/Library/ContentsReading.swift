import MarqueeDiagnostics

/// Reads the text of a `Contents.json`, and reports why it is invalid.
enum ContentsReading {
  /// The largest file that is read; a set of a hundred variants has some 20 KB.
  static let maximumByteCount = 4 << 20

  struct Result {
    var source: SourceFile?
    var root: JSONValue?
    var diagnostics: [Diagnostic] = []
  }

  /// Reads one file; `bytes` is `nil` if the host could not open it.
  static func read(_ entry: FileEntry, bytes: [UInt8]?) -> Result {
    func failed(
      _ message: String, at range: SourceRange? = nil, fixIts: [FixIt] = []
    ) -> Diagnostic {
      Diagnostic(
        rule: .assetCatalog, severity: .error, message: message,
        place: Place(file: entry.path, range: range), fixIts: fixIts)
    }
    guard entry.kind == .regular else {
      return Result(diagnostics: [failed("'\(entry.name)' is \(entry.kind), not a file")])
    }
    guard let bytes else {
      return Result(diagnostics: [failed("'\(entry.name)' cannot be read")])
    }
    guard bytes.count <= maximumByteCount else {
      return Result(diagnostics: [failed("'\(entry.name)' is larger than 4 MB")])
    }
    let hasMark = bytes.starts(with: byteOrderMark)
    let source = SourceFile(
      name: entry.path, text: hasMark ? Array(bytes.dropFirst(byteOrderMark.count)) : bytes,
      encoding: hasMark ? .utf8WithByteOrderMark : .utf8)
    do {
      let root = try JSONReader.read(source.text)
      return Result(
        source: source, root: root, diagnostics: repeatedKeys(in: root, source: entry.path))
    } catch {
      let diagnostic =
        if let conflict = conflict(in: source.text) {
          failed(
            "'\(entry.name)' has a merge conflict that is not resolved", at: conflict,
            fixIts: [FixIt(keepOneVersion, applicability: .displayOnly)])
        } else {
          failed("'\(entry.name)' is not JSON: \(error)", at: error.range)
        }
      return Result(source: source, diagnostics: [diagnostic])
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The first mark of a merge conflict that git has written; no line of JSON can begin with one.
  private static func conflict(in text: [UInt8]) -> SourceRange? {
    let marks = ["<<<<<<<", "=======", ">>>>>>>"].map { Array($0.utf8) }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard let mark = marks.first(where: line.starts) else { continue }
      return SourceRange(line.startIndex..<line.startIndex + mark.count)
    }
    return nil
  }

  private static let keepOneVersion =
    "keep one of the two versions, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"

  /// Reports keys that appear twice in an object; readers disagree on which of them counts.
  private static func repeatedKeys(in value: JSONValue, source: String) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var first: [String: SourceRange] = [:]
    for member in value.object ?? [] {
      if let range = first[member.key] {
        diagnostics.append(
          Diagnostic(
            rule: .assetCatalog, severity: .warning,
            message: "'\(member.key)' appears a second time",
            place: Place(file: source, range: member.keyRange),
            notes: [Note("first used here", at: Place(file: source, range: range))]))
      } else {
        first[member.key] = member.keyRange
      }
      diagnostics += repeatedKeys(in: member.value, source: source)
    }
    for element in value.array ?? [] {
      diagnostics += repeatedKeys(in: element, source: source)
    }
    return diagnostics
  }
}
