import MarqueeDiagnostics
import MarqueeLoading
package import MarqueePropertyList
import MarqueeScreen

/// A value of the settings; one of a wrong kind, which the structure check has reported, counts as
/// absent.
package struct Setting: Sendable {
  package let document: PropertyListDocument
  package let index: ValueIndex

  /// A member of a dictionary whose keys authors choose.
  package struct Entry: Sendable {
    package let name: String
    package let key: Setting
    package let value: Setting
  }

  package init(_ document: PropertyListDocument, _ index: ValueIndex) {
    self.document = document
    self.index = index
  }

  package subscript(key: String) -> Setting? {
    document.member(key, of: index).map { Setting(document, $0.value) }
  }

  var key: Setting { Setting(document, index - 1) }

  /// The keys that lead to a value outside of any array.
  var path: [String] { document.codingPath(of: index).keyNames }

  var place: Place { document.place(of: index) }

  var isDictionary: Bool { document[index].kind == .dictionary }
  var isArray: Bool { document[index].kind == .array }

  package var text: String? {
    document.isValidString(index) ? document.string(of: index) : nil
  }

  var flag: Bool? { value(of: .boolean)?.boolean }

  var integer: Int? { value(of: .integer(atLeast: nil))?.integer }

  func value(of kind: FieldKind) -> FieldValue? { document.fieldValue(of: index, kind: kind) }

  var elements: [Setting] {
    guard isArray else { return [] }
    return document.children(of: index).map { Setting(document, $0) }
  }

  /// The elements of an array under a key that are strings.
  func texts(of key: String) -> [(text: String, value: Setting)] {
    (self[key]?.elements ?? []).compactMap { element in element.text.map { ($0, element) } }
  }

  /// The members of a dictionary under a key; of two with the same name, the first counts.
  package func entries(of key: String) -> [Entry] {
    guard let map = self[key], map.isDictionary else { return [] }
    var names: Set<String> = []
    return document.children(of: map.index).compactMap { key in
      let name = document.string(of: key)
      guard names.insert(name).inserted else { return nil }
      return Entry(name: name, key: Setting(document, key), value: Setting(document, key + 1))
    }
  }

  /// The values under keys that a dictionary's table lacks.
  func unknownValues(in table: FieldTable) -> [Setting] {
    document.unknownKeys(of: index, in: table).map { Setting(document, $0 + 1) }
  }

  /// Whether a dictionary is read completely: its text is intact and its keys are known.
  func isRead(by table: FieldTable) -> Bool {
    !document[index].flags.contains(.holdsFault) && unknownValues(in: table).isEmpty
  }
}
