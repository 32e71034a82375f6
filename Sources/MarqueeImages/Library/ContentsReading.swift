import MarqueeDiagnostics

/// Reads the text of a `Contents.json`, and reports why it is invalid.
enum ContentsReading {
  /// The largest file that is read; a set of a hundred variants has some 20 KB.
  static let maximumByteCount = 4 << 20

  /// The result for a file.
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
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let source =
      bytes.starts(with: mark)
      ? SourceFile(name: entry.path, text: Array(bytes[3...]), encoding: .utf8WithByteOrderMark)
      : SourceFile(name: entry.path, text: bytes)
    do throws(JSONFault) {
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

  private static let keepOneVersion =
    "keep one of the two versions, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"

  /// Finds the mark with which git begins a conflict; `nil` if no line begins with it.
  private static func conflict(in text: [UInt8]) -> SourceRange? {
    let mark = Array("<<<<<<<".utf8)
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard let line = lines.first(where: { $0.starts(with: mark) }) else { return nil }
    return SourceRange(line.startIndex..<(line.startIndex + mark.count))
  }

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
