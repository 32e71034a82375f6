import MarqueePropertyList
import MarqueeScreen

extension FieldKind {
  /// A value of the kind as an author writes it, with '…' for what only the author knows.
  var asWritten: String {
    switch storage {
    case .string, .word, .numberOrText: "<string>…</string>"
    case .integer: "<integer>…</integer>"
    case .number: "<real>…</real>"
    case .boolean: "<true/>"
    case .date: "<date>2026-01-31T12:00:00Z</date>"
    case .dictionary, .group, .map: "<dict>…</dict>"
    // What is checked elsewhere is a list: of items, or of sections.
    case .strings, .list, .array, .anything: "<array>…</array>"
    }
  }
}

extension Field {
  var asWritten: String { "'<key>\(XMLText.escaped(key))</key> \(kind.asWritten)'" }
}
