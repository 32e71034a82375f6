package import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

package struct ImportedFile: Sendable {
  package let source: SourceFile
  let isPropertyList: Bool
  /// What it holds; `nil` if it has an error, because a part of it would be lost.
  private(set) var root: ImportedValue?
  package private(set) var diagnostics: [Diagnostic]
  /// The keys that had white space around them, or that a table does not have, as they are now.
  package private(set) var changedKeys: [String] = []
  private(set) var leftOut: [LeftOutValue] = []

  /// A file whose name ends in `.csv` or `.tsv` is a table, and one in `.json`, `.jsonl` or
  /// `.ndjson` is JSON; any other is recognized by how it begins.
  package init(_ bytes: [UInt8], name: String) {
    do throws(FormatError) {
      self = try Self.read(bytes, name)
    } catch {
      let reading = PropertyListDocument.refuse(bytes[...], name, error)
      var diagnostics = reading.diagnostics
      for index in diagnostics.indices where error.fault == .notAPropertyList {
        diagnostics[index].message = "this is neither a property list nor JSON"
        let remedy = "give a table the extension '.csv' or '.tsv'"
        diagnostics[index].fixIts = [FixIt(remedy, applicability: .displayOnly)]
      }
      self.init(reading.source, diagnostics: diagnostics)
    }
  }

  private static func read(_ bytes: [UInt8], _ name: String) throws(FormatError) -> ImportedFile {
    let detected = PropertyListFormat.detect(bytes)
    switch ImportAdvice.Form(ofFile: name) {
    case .commas: return CSVReading.read(try text(bytes, name), first: UInt8(ascii: ","))
    case .tabs: return CSVReading.read(try text(bytes, name), first: UInt8(ascii: "\t"))
    case nil where detected != .fault(.json): break
    case .json, nil: return json(try text(bytes, name))
    }
    if detected == .fault(.notAPropertyList) { throw FormatError(.notAPropertyList, at: 0) }
    let reading = PropertyListDocument.read(bytes, name: name)
    let document = reading.document
    return ImportedFile(
      reading.source, isPropertyList: true, root: document.root.map { ImportedValue(document, $0) },
      diagnostics: reading.diagnostics)
  }

  private static func text(_ bytes: [UInt8], _ name: String) throws(FormatError) -> SourceFile {
    guard bytes.count <= SourceFile.maximumByteCount else { throw FormatError(.tooLarge, at: 0) }
    let (text, encoding) = try TextDecoding.utf8(from: bytes)
    guard text.contains(where: { !$0.isXMLSpace }) else { throw FormatError(.empty, at: 0) }
    return SourceFile(name: name, text: text, encoding: encoding)
  }

  private static func json(_ source: SourceFile) -> ImportedFile {
    do {
      let values = try JSONReader.readLines(source.text).map { ImportedValue($0, source.name) }
      let list = ImportedValue(kind: .list(values), place: values[0].place)
      return ImportedFile(source, root: values.count > 1 ? list : values[0])
    } catch {
      let place = Place(file: source.name, range: error.range)
      return ImportedFile(
        source, diagnostics: [.import("not JSON: \(error)", .propertyListSyntax, at: place)])
    }
  }

  init(
    _ source: SourceFile, isPropertyList: Bool = false, root: ImportedValue? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    (self.source, self.isPropertyList, self.diagnostics) = (source, isPropertyList, diagnostics)
    guard let root, !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let values = root.all
    changedKeys = values.flatMap(\.members).filter { $0.key != $0.sourceKey }.map(\.key).distinct
    leftOut = values.filter { $0.text != $0.sourceText }.map { LeftOutValue($0, .characters) }
    let faults = Self.faults(ofKeysIn: values)
    self.diagnostics += faults
    if faults.isEmpty { self.root = root }
  }

  /// What is wrong with keys, once for each: those of a table are the same in each row.
  private static func faults(ofKeysIn values: [ImportedValue]) -> [Diagnostic] {
    var refused: Set<String> = []
    return values.flatMap { value -> [Diagnostic] in
      var keys: Set<String> = []
      return value.members.compactMap { member in
        let isTwice = !keys.insert(member.key).inserted
        guard isTwice || XMLCharacter.allowed(in: member.key) != member.key,
          refused.insert(member.key).inserted
        else { return nil }
        let (message, rule): (String, RuleIdentifier) =
          isTwice
          ? ("the key '\(member.key)' appears twice", .duplicateKey)
          : ("XML does not allow each character of '\(member.key)'", .propertyListSyntax)
        return .import(message, rule, at: member.place)
      }
    }
  }
}

package struct LeftOutValue: Sendable {
  package enum Reason: String, Sendable {
    case empty = "there is nothing in it"
    case blankRow = "a row has nothing in it"
    case notAnItem = "a list of items has an element that is not a dictionary"
    case sectionWithoutItems = "it belongs to a section without items"
    case continuesRow = "it has no title, and continues the row above"
    case showsNothing = "no cell can show anything of it"
    case data = "a screen cannot hold data"
    case unnamed = "its key is empty"
    case otherForm = "the same key has another form in other items"
    case characters = "XML does not allow each of its characters, and the rest is imported"
  }

  private let value: ImportedValue
  package let reason: Reason
  package var place: Place { value.place }
  package var texts: [String] { value.leaves.compactMap { $0.sourceText ?? $0.scalarText } }

  init(_ value: ImportedValue, _ reason: Reason) { (self.value, self.reason) = (value, reason) }
}

extension Diagnostic {
  static func `import`(
    _ message: String, _ rule: RuleIdentifier = .wrongValueType, at place: Place,
    notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(rule: rule, severity: .error, message: message, place: place, notes: notes)
  }
}
