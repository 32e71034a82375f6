package import MarqueeDiagnostics
package import MarqueeScreen

/// A value of a list to import, whatever the format of its file.
package struct ImportedValue: Sendable {
  /// What the value is.
  package indirect enum Kind: Sendable {
    case null
    case boolean(Bool)
    /// A number with the digits of the file.
    case number(DecimalNumber)
    case text(String)
    /// A date of a property list, as RFC 3339.
    case date(String)
    case data
    case list([ImportedValue])
    case group([ImportedMember])
  }

  /// What the value is.
  package let kind: Kind
  /// Where it is in its file.
  package let place: Place

  /// A text, a number, a boolean or a date as text; `nil` for anything else.
  package var scalarText: String? {
    switch kind {
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number.text
    case .text(let text), .date(let text): text
    case .null, .data, .list, .group: nil
    }
  }

  /// The text; `nil` for other values.
  var text: String? { if case .text(let text) = kind { text } else { nil } }

  /// The number; `nil` for other values.
  var number: DecimalNumber? { if case .number(let number) = kind { number } else { nil } }

  /// The elements of a list; `nil` for other values.
  var list: [ImportedValue]? { if case .list(let list) = kind { list } else { nil } }

  /// The members of a group; `nil` for other values.
  var group: [ImportedMember]? { if case .group(let members) = kind { members } else { nil } }

  /// Whether there is nothing to keep: a null, or a text of white space.
  var isEmpty: Bool {
    switch kind {
    case .null: true
    case .text(let text): text.utf8.allSatisfy(\.isASCIISpace)
    case .boolean, .number, .date, .data, .list, .group: false
    }
  }
}

/// A key of a group with its value.
package struct ImportedMember: Sendable {
  package let key: String
  /// The place of the key.
  package let place: Place
  package let value: ImportedValue
}

extension [ImportedMember] {
  /// The value of a key; `nil` if there is none.
  subscript(key: String) -> ImportedValue? { first { $0.key == key }?.value }
}
