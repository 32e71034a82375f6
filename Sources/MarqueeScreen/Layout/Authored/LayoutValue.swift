package protocol LayoutValue: Decodable, Equatable, Sendable {
  static var kind: FieldKind { get }
  /// Decodes the value of a key; `nil` if there is none.
  static func read(
    _ key: FieldKey, in container: KeyedDecodingContainer<FieldKey>
  ) throws -> Self?
  func write(to writer: inout JSONWriter)
}

extension LayoutValue {
  package static func read(
    _ key: FieldKey, in container: KeyedDecodingContainer<FieldKey>
  ) throws -> Self? {
    try container.decodeIfPresent(Self.self, forKey: key)
  }
}

extension JSONWriter {
  mutating func member(_ key: FieldKey, _ value: some LayoutValue) {
    self.key(key.stringValue)
    value.write(to: &self)
  }
}

package protocol LayoutDictionary: LayoutValue {
  static var table: LayoutTable<Self> { get }
}

extension LayoutDictionary {
  package static var kind: FieldKind { .dictionary(table.name) }

  /// Decodes the dictionary that authors write.
  ///
  /// - Throws: `DecodingError` for a missing key or an invalid value.
  public init(from decoder: any Decoder) throws {
    self = Self.table.plain
    try Self.table.read(decoder.container(keyedBy: FieldKey.self), into: &self)
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { Self.table.write(self, to: &$0) }
  }
}

/// A dictionary with the name of exactly one case, the case's number, and perhaps its options.
package protocol LayoutChoice: LayoutDictionary {
  var number: Double { get }
  var withoutOptions: Self { get }
}

extension LayoutChoice {
  package var withoutOptions: Self { self }

  /// Decodes a dictionary with exactly one key that is the name of a case.
  ///
  /// - Throws: `DecodingError` for no such key, more than one, or a value that is not a number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    let fields = Self.table.fields.choices
    guard fields.count(where: { container.contains(FieldKey(stringValue: $0.key)) }) == 1 else {
      let names = fields.map { "'\($0.key)'" }.joined(separator: ", ")
      throw DecodingError.invalid("Expected exactly one of \(names).", at: container.codingPath)
    }
    self = Self.table.plain
    try Self.table.read(container, into: &self)
  }
}

protocol LayoutWord: LayoutValue, CaseIterable, RawRepresentable where RawValue == String {}

extension LayoutWord {
  package static var kind: FieldKind { .word(allCases.map(\.rawValue)) }
  package func write(to writer: inout JSONWriter) { writer.string(rawValue) }
}

extension ContentInsetsReference: LayoutWord {}
extension LayoutAxis: LayoutWord {}
extension ListConfiguration.Appearance: LayoutWord {}
extension ListConfiguration.FooterMode: LayoutWord {}
extension ListConfiguration.HeaderMode: LayoutWord {}
extension OrthogonalScrollingBehavior: LayoutWord {}
extension OrthogonalScrollingProperties.Bounce: LayoutWord {}
extension OrthogonalScrollingProperties.DecelerationRate: LayoutWord {}
extension RectAlignment: LayoutWord {}

extension Double: LayoutValue {
  package static var kind: FieldKind { .number }

  package static func read(
    _ key: FieldKey, in container: KeyedDecodingContainer<FieldKey>
  ) throws -> Double? {
    try container.hasValue(forKey: key) ? container.number(forKey: key) : nil
  }

  package func write(to writer: inout JSONWriter) { writer.number(self) }
}

extension Int: LayoutValue {
  package static var kind: FieldKind { .integer(atLeast: nil) }
  package func write(to writer: inout JSONWriter) { writer.integer(self) }
}

extension Bool: LayoutValue {
  package static var kind: FieldKind { .boolean }
  package func write(to writer: inout JSONWriter) { writer.bool(self) }
}

/// The only texts of layouts are names.
extension String: LayoutValue {
  package static var kind: FieldKind { .identifier }
  package func write(to writer: inout JSONWriter) { writer.string(self) }
}

extension Optional: LayoutValue where Wrapped: LayoutValue {
  package static var kind: FieldKind { Wrapped.kind }
  package func write(to writer: inout JSONWriter) { self?.write(to: &writer) }
}

extension Array: LayoutValue where Element: LayoutDictionary {
  package static var kind: FieldKind { .array(Element.table.name) }

  package func write(to writer: inout JSONWriter) {
    writer.array(of: self) { $1.write(to: &$0) }
  }
}
