package import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

package struct ImportedFile: Sendable {
  /// The path, as it was given.
  package let name: String
  /// Whether it is a property list, which may be a screen already.
  let isPropertyList: Bool
  package let source: SourceFile
  /// What it holds; `nil` if it cannot be read.
  package let root: ImportedValue?
  /// Why it cannot be read; empty otherwise.
  package private(set) var diagnostics: [Diagnostic]
  /// The keys that had white space around them, or that a table does not have, as they are now.
  package private(set) var changedKeys: [String]
  private(set) var leftOut: [LeftOutValue] = []

  /// Reads a file.
  ///
  /// A file whose name ends in `.csv` or `.tsv` is a table, and one in `.json`, `.jsonl` or
  /// `.ndjson` is JSON; any other is recognized by how it begins. Nothing of a file with an error is
  /// used, because a part of it would be lost.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - name: The name shown in diagnostics.
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8], name: String) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let detected = PropertyListFormat.detect(bytes)
    if ["csv", "tsv"].contains(ending) {
      self.init(bytes, name: name) { CSVReading.read($0, first: ending == "tsv" ? "\t" : ",") }
    } else if ["json", "jsonl", "ndjson"].contains(ending) || detected == .fault(.json) {
      self.init(bytes, name: name) { JSONImport.read($0) }
    } else if detected == .fault(.notAPropertyList) {
      self.init(refusing: bytes, name, FormatError(.notAPropertyList, at: 0))
    } else {
      let reading = PropertyListDocument.read(bytes, name: name)
      self.init(
        name: name, isPropertyList: true, reading.source,
        Reading(root: reading.document.importedRoot, diagnostics: reading.diagnostics))
    }
  }

  struct Reading {
    var root: ImportedValue?
    var diagnostics: [Diagnostic] = []
    var namedColumns: [String] = []
  }

  private init(_ bytes: [UInt8], name: String, _ read: (SourceFile) -> Reading) {
    do throws(FormatError) {
      guard bytes.count <= SourceFile.maximumByteCount else { throw FormatError(.tooLarge, at: 0) }
      let (text, encoding) = try TextDecoding.utf8(from: bytes)
      guard text.contains(where: { !$0.isXMLSpace }) else { throw FormatError(.empty, at: 0) }
      let source = SourceFile(name: name, text: text, encoding: encoding)
      self.init(name: name, isPropertyList: false, source, read(source))
    } catch {
      self.init(refusing: bytes, name, error)
    }
  }

  private init(refusing bytes: [UInt8], _ name: String, _ error: FormatError) {
    let reading = PropertyListDocument.refuse(bytes[...], name, error)
    let diagnostics = reading.diagnostics.map { diagnostic in
      guard error.fault == .notAPropertyList else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.message = "this is neither a property list nor JSON"
      diagnostic.fixIts = [
        FixIt("give a table the extension '.csv' or '.tsv'", applicability: .displayOnly)
      ]
      return diagnostic
    }
    self.init(
      name: name, isPropertyList: false, reading.source, Reading(diagnostics: diagnostics))
  }

  private init(name: String, isPropertyList: Bool, _ source: SourceFile, _ reading: Reading) {
    self.isPropertyList = isPropertyList
    self.name = name
    self.source = source
    diagnostics = reading.diagnostics
    changedKeys = reading.namedColumns
    var cleaning = Cleaning()
    let isWhole = !diagnostics.contains { $0.severity == .error }
    let root = isWhole ? reading.root.map { cleaning.cleaned($0) } : nil
    diagnostics += cleaning.diagnostics
    leftOut = cleaning.leftOut
    changedKeys += cleaning.trimmed
    self.root = cleaning.diagnostics.isEmpty ? root : nil
  }

  /// Takes white space from around keys, and characters that XML does not allow out of texts.
  private struct Cleaning {
    var leftOut: [LeftOutValue] = []
    var diagnostics: [Diagnostic] = []
    var trimmed: [String] = []
    /// The keys that were refused; those of a table are the same in each row.
    private var refused: Set<String> = []

    mutating func cleaned(_ value: ImportedValue) -> ImportedValue {
      var kind = value.kind
      switch kind {
      case .list(let elements): kind = .list(elements.map { cleaned($0) })
      case .group(let members): kind = .group(cleaned(members))
      case .text(let text):
        let allowed = XMLCharacter.allowed(in: text)
        if allowed != text { leftOut.append(LeftOutValue(value, .characters)) }
        kind = .text(allowed)
      case .null, .boolean, .number, .date, .data: return value
      }
      return ImportedValue(kind: kind, place: value.place)
    }

    private mutating func cleaned(_ members: [ImportedMember]) -> [ImportedMember] {
      var keys: Set<String> = []
      return members.map { member in
        let bytes = Array(member.key.utf8)
        let key = String(decoding: WhiteSpace.trimming(bytes[...]), as: UTF8.self)
        if key != member.key, !trimmed.contains(key) { trimmed.append(key) }
        if !keys.insert(key).inserted {
          refuse(member, .duplicateKey, "the key '\(key)' appears twice")
        }
        if XMLCharacter.allowed(in: key) != key {
          refuse(
            member, .propertyListSyntax, "XML does not allow each character of '\(member.key)'")
        }
        return ImportedMember(key: key, place: member.place, value: cleaned(member.value))
      }
    }

    private mutating func refuse(
      _ member: ImportedMember, _ rule: RuleIdentifier, _ message: String
    ) {
      guard refused.insert(member.key).inserted else { return }
      diagnostics.append(
        Diagnostic(rule: rule, severity: .error, message: message, place: member.place))
    }
  }
}
