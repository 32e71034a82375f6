import MarqueePlatform

/// The key of any field.
///
/// All models share this type because each type of keys adds five kilobytes to every app.
package struct FieldKey: CodingKey, ExpressibleByStringLiteral {
  package let stringValue: String
  package var intValue: Int? { nil }

  package init(stringValue: String) { self.stringValue = stringValue }
  package init(stringLiteral: String) { stringValue = stringLiteral }
  package init?(intValue: Int) { nil }
}

extension FieldValue {
  /// Decodes the value of a field.
  ///
  /// - Throws: `DecodingError` for a value that is not of the field's kind.
  init(of kind: FieldKind, from decoder: any Decoder) throws {
    switch kind.storage {
    case .string, .word, .strings, .date, .integer, .number, .numberOrText, .boolean:
      self = try Self.leaf(of: kind, in: decoder.singleValueContainer())
    case .list(let element):
      var container = try decoder.unkeyedContainer()
      var values: [FieldValue] = []
      while !container.isAtEnd {
        values.append(try FieldValue(of: element.kind, from: container.superDecoder()))
      }
      self = .list(values)
    case .group(let fields):
      let container = try decoder.container(keyedBy: FieldKey.self)
      var values: [String: FieldValue] = [:]
      for field in fields { values[field.key] = try field.value(in: container) }
      self = .group(values)
    case .dictionary, .array, .anything, .map:
      self = try FieldValue(from: decoder)
    }
  }

  private static func leaf(
    of kind: FieldKind, in container: any SingleValueDecodingContainer
  ) throws -> FieldValue {
    switch kind.storage {
    case .integer: try integer(in: container)
    case .number, .numberOrText: .number(try container.decode(DecimalNumber.self))
    case .boolean: .boolean(try container.decode(Bool.self))
    case .strings: .list(try container.decode([String].self).map(FieldValue.text))
    case .date: .text(try date(in: container))
    default: .text(try container.decode(String.self))
    }
  }

  /// Decodes an integer, which may be greater than an `Int`.
  private static func integer(
    in container: any SingleValueDecodingContainer
  ) throws -> FieldValue {
    // A value that is not an `Int` is not an error yet.
    if let integer = try? container.decode(Int.self), let value = FieldValue.integer(integer) {
      return value
    }
    return .number(try container.decode(DecimalNumber.self))
  }

  /// Decodes a date as text; JSON has it as text, a property list as a date.
  private static func date(in container: any SingleValueDecodingContainer) throws -> String {
    // A value that is not text is not an error yet.
    if let text = try? container.decode(String.self) { return text }
    let date = try container.decode(Date.self)
    guard let text = UniversalTime.text(secondsSince2001: date.timeIntervalSinceReferenceDate)
    else {
      throw DecodingError.invalid(
        "The date is before \(UniversalTime.firstDay) or after the year 9999.",
        at: container.codingPath)
    }
    return text
  }
}

extension FieldValue: Decodable {
  /// Decodes a value of a field whose kind is unknown.
  ///
  /// - Throws: `DecodingError`, including for values nested more than 64 deep.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maximumDepth else {
      throw DecodingError.invalid("Values are nested too deep.")
    }
    // A value of another kind is not an error: the kinds are tried in turn.
    if let container = try? decoder.container(keyedBy: FieldKey.self) {
      var values: [String: FieldValue] = [:]
      for key in container.allKeys where try !container.decodeNil(forKey: key) {
        values[key.stringValue] = try container.decode(FieldValue.self, forKey: key)
      }
      self = .group(values)
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [FieldValue] = []
      while !container.isAtEnd { values.append(try container.decode(FieldValue.self)) }
      self = .list(values)
    } else {
      self = try Self.anyLeaf(in: decoder.singleValueContainer())
    }
  }

  /// The deepest nesting of values, so that they can be decoded with a small stack.
  private static let maximumDepth = 64

  /// Decodes a leaf; a value of another kind is an error only after all kinds were tried.
  private static func anyLeaf(
    in container: any SingleValueDecodingContainer
  ) throws -> FieldValue {
    // A value of another kind is not an error: the kinds are tried in turn.
    if let text = try? container.decode(String.self) { return .text(text) }
    if let boolean = try? container.decode(Bool.self) { return .boolean(boolean) }
    return .number(try container.decode(DecimalNumber.self))
  }
}

extension Field {
  /// Decodes the value of the field in a dictionary, or returns the default value if it is absent.
  package func value(in container: KeyedDecodingContainer<FieldKey>) throws -> FieldValue? {
    let key = FieldKey(stringValue: key)
    guard container.contains(key), try !container.decodeNil(forKey: key) else {
      return defaultValue
    }
    return try FieldValue(of: kind, from: container.superDecoder(forKey: key))
  }
}
