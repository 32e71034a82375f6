/// A value of an authored field, as in a screen's JSON.
///
/// A date is text in RFC 3339 format, `2026-05-01T18:30:00Z`. A link, a color, the name of an image
/// and a choice are text too.
public enum FieldValue: Hashable, Sendable {
  /// A text.
  case text(String)
  indirect case number(DecimalNumber)
  /// `true` or `false`.
  case boolean(Bool)
  /// Several values.
  case list([FieldValue])
  /// Values by key.
  case group([String: FieldValue])
}

extension FieldValue {
  /// The text; `nil` for any other value.
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The number; `nil` for any other value.
  public var number: DecimalNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The whole number; `nil` for a fraction, for a number beyond 64 bits, and for any other value.
  public var integer: Int? { number.flatMap { Int($0.text) } }

  /// `true` or `false`; `nil` for any other value.
  public var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }

  /// The values of a list; `nil` for any other value.
  public var list: [FieldValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// Returns the value of a key in a group; `nil` for an unknown key and for any other value.
  public subscript(key: String) -> FieldValue? {
    if case .group(let group) = self { group[key] } else { nil }
  }

  /// The text that people read: a text or the digits of a number; `nil` for any other value.
  package var shownText: String? {
    switch self {
    case .text(let text): text
    case .number(let number): number.text
    case .boolean, .list, .group: nil
    }
  }

  package static func integer(_ integer: Int) -> FieldValue? {
    DecimalNumber(String(integer)).map { .number($0) }
  }
}
