import MarqueeScreen

extension JSONWriter {
  mutating func property(_ field: Field) {
    object(field.key) { writer in
      writer.value(of: field.kind)
      if let constraints = field.constraints { writer.constraints(constraints) }
      writer.member("description", field.help)
    }
  }

  /// Writes constraints except the number of digits, which validators check with binary fractions.
  ///
  /// A validator counts code points, of which there are never fewer than characters. The two counts
  /// are equal in texts of the scripts below. Other texts, which can contain marks and joined
  /// emoji, have no upper limit here.
  private mutating func constraints(_ constraints: FieldConstraints) {
    member("minLength", constraints.minLength)
    if let maxLength = constraints.maxLength {
      array("anyOf") { writer in
        writer.object { $0.member("maxLength", maxLength) }
        writer.object { $0.member("pattern", Self.textWithMarks) }
      }
    }
    member("pattern", constraints.pattern.map { "^(?:\($0.source))$" })
    if let schemes = constraints.schemes {
      object("not") { $0.member("pattern", Self.pattern(ofSchemesBut: schemes)) }
    }
    if let minimum = constraints.minimum {
      key("minimum")
      number(minimum.text)
    }
    if let maximum = constraints.maximum {
      key("maximum")
      number(maximum.text)
    }
    member("minItems", constraints.minCount)
    member("maxItems", constraints.maxCount)
    if constraints.isUnique { member("uniqueItems", true) }
  }

  /// Matches a text with anything but Latin, Greek and Cyrillic letters, kana and Chinese
  /// characters.
  private static let textWithMarks =
    "[^ -\u{2ff}\u{370}-\u{482}\u{48a}-\u{52f}\u{3041}-\u{3096}\u{30a1}-\u{30fa}\u{4e00}-\u{9fff}]"

  /// Returns a pattern for links whose scheme is not one of some.
  private static func pattern(ofSchemesBut schemes: [String]) -> String {
    let others = schemes.map { scheme in
      scheme.unicodeScalars.map { scalar in
        let letter = Character(scalar)
        return letter.isASCII && letter.isLetter
          ? "[\(letter.uppercased())\(letter.lowercased())]"
          : "\\u" + scalar.value.hexadecimal(digitCount: 4)
      }.joined()
    }
    return "^(?!(?:\(others.joined(separator: "|"))):)[^:]*:"
  }

  mutating func value(of kind: FieldKind) {
    switch kind.storage {
    case .string:
      member("type", "string")
      if kind.means(.currency) { member("pattern", "^[A-Z]{3}$") }
    case .date:
      member("type", "string")
      member("format", "date-time")
      member("pattern", "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$")
    case .word(let words):
      member("enum", words)
    case .integer(let minimum):
      member("type", "integer")
      member("minimum", minimum)
    case .number, .numberOrText:
      member("type", "number")
    case .boolean:
      member("type", "boolean")
    case .strings:
      elements { $0.member("type", "string") }
    case .list(let element):
      elements { writer in
        writer.value(of: element.kind)
        if let constraints = element.constraints { writer.constraints(constraints) }
      }
    case .group(let fields):
      closedObject(required: fields.filter(\.isFilledIn).map(\.key)) { writer in
        for field in fields { writer.property(field) }
      }
      conditions(of: fields)
    case .dictionary(let table):
      reference(table.definitionName)
    case .array(let table):
      elements { $0.reference(table.definitionName) }
    case .map(let kind):
      member("type", "object")
      object("additionalProperties") { $0.value(of: kind) }
    case .anything:
      break
    }
  }

  mutating func reference(_ name: String) {
    member("$ref", "#/$defs/\(Self.pointer(to: name))")
  }

  /// Encodes a name as part of a JSON pointer in a URL fragment.
  private static func pointer(to name: String) -> String {
    var pointer = ""
    for byte in name.utf8 {
      switch Character(Unicode.Scalar(byte)) {
      case "~": pointer += "~0"
      case "/": pointer += "~1"
      case "-", ".", "_", ":": pointer.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where byte.isASCIILetter || byte.isASCIIDigit:
        pointer.unicodeScalars.append(Unicode.Scalar(byte))
      default: pointer += "%" + byte.hexadecimal(digitCount: 2)
      }
    }
    return pointer
  }

  mutating func arraySchema(_ key: String, of element: (inout JSONWriter) -> Void) {
    object(key) { $0.elements(element) }
  }

  private mutating func elements(_ element: (inout JSONWriter) -> Void) {
    member("type", "array")
    object("items") { element(&$0) }
  }

  /// Writes an object schema that allows only some properties.
  mutating func closedObject(
    required: [String], _ properties: (inout JSONWriter) -> Void
  ) {
    member("type", "object")
    if !required.isEmpty { member("required", required) }
    object("properties") { properties(&$0) }
    member("additionalProperties", false)
  }
}

extension FieldTable {
  /// The JSON Schema of such an object, to which a later version may add keys.
  package var schema: String {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in
      writer.member("type", "object")
      writer.object("properties") { for field in fields { $0.property(field) } }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
