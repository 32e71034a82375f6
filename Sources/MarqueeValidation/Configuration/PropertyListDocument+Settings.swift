import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
package import MarqueePropertyList
import MarqueeScreen

/// Reads settings; a value of a wrong kind, which the structure check has reported, counts as
/// absent.
extension PropertyListDocument {
  package func settingsMembers(of name: String) -> [(key: ValueIndex, value: ValueIndex)] {
    root.map { settingsMembers(of: name, in: $0) } ?? []
  }

  package func settingsMembers(
    of name: String, in index: ValueIndex
  ) -> [(key: ValueIndex, value: ValueIndex)] {
    guard let map = member(name, of: index)?.value, self[map].kind == .dictionary else { return [] }
    return children(of: map).map { ($0, $0 + 1) }
  }

  /// Whether a dictionary is read completely: its text is intact and its keys are known.
  func isRead(_ index: ValueIndex, by table: FieldTable) -> Bool {
    !self[index].flags.contains(.holdsFault) && unknownKeys(of: index, in: table).isEmpty
  }

  func settingsText(_ key: String, of index: ValueIndex) -> String? {
    guard let value = member(key, of: index)?.value, self[value].kind == .string else { return nil }
    return string(of: value)
  }

  func settingsFlag(_ key: String, of index: ValueIndex) -> Bool? {
    guard let value = member(key, of: index)?.value, self[value].kind == .boolean else {
      return nil
    }
    return self[value].flags.contains(.isTrue)
  }

  func settingsInteger(_ key: String, of index: ValueIndex) -> Int? {
    guard let value = member(key, of: index)?.value else { return nil }
    return fieldValue(of: value, kind: .integer(atLeast: nil))?.integer
  }

  func settingsTexts(_ key: String, of index: ValueIndex) -> [(text: String, value: ValueIndex)]? {
    guard let array = member(key, of: index)?.value, self[array].kind == .array else { return nil }
    return children(of: array).filter { self[$0].kind == .string }.map { (string(of: $0), $0) }
  }
}

extension Diagnostic {
  /// Reports a contradiction in the section types, kinds and fields that authors define.
  static func contentModel(
    _ message: String, at index: ValueIndex, range: SourceRange? = nil,
    in document: PropertyListDocument, notes: [Note] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    // For a whole dictionary, its opening tag is enough to point at.
    let tag = document[index].kind.isContainer ? document.openingTag(of: index) : nil
    return Diagnostic(
      rule: .contentModel, severity: .error, message: message,
      place: document.place(of: index, range: range ?? tag),
      notes: notes, fixIts: fixIts)
  }
}

extension RuleIdentifier {
  /// The settings contradict themselves about section types, kinds and fields.
  static let contentModel: RuleIdentifier = "content-model"
}
