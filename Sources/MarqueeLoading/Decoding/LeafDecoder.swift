import MarqueeCatalog

/// Decodes sections from the leaves that `PropertyListDecoder` has read.
///
/// To the models it is a decoder like any other: a section is a dictionary with an array of
/// dictionaries in it.
final class LeafDecoder: Decoder {
  let located: LocatedCatalog
  let leaves: [String]
  let userInfo: [CodingUserInfoKey: Any]
  let codingPath: [any CodingKey] = []
  /// The dictionary that is decoded.
  private(set) var current = LeafDictionary()
  /// The leaf after those of all dictionaries before.
  private var nextLeaf = 0

  init(_ leaves: Leaves, of located: LocatedCatalog, sectionTypes: SectionTypes) {
    self.leaves = leaves.texts
    self.located = located
    userInfo = [Catalog.sectionTypesKey: sectionTypes]
  }

  /// Decodes the next section.
  func section(at position: Int) throws -> CatalogSection {
    let section = located.sections[position]
    let table = section.type?.fields ?? []
    enter(section.fields, table)
    current.items = section.items
    current.itemTable = section.type?.itemKind.fields ?? []
    return try CatalogSection(from: self)
  }

  /// Goes on to a dictionary that follows those before it.
  func enter(_ fields: Range<Int>, _ table: [Field]) {
    current = LeafDictionary(fields: fields, table: table, firstLeaf: nextLeaf)
    nextLeaf += fields.count
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(LeafFields(self, current))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw LeafValue.mismatch("an array")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw LeafValue.mismatch("a single value")
  }
}

/// A section or an item whose values are leaves.
struct LeafDictionary {
  /// Its fields, as a range of the located catalog's.
  var fields = 0..<0
  /// What its fields may be.
  var table: [Field] = []
  /// The position of the first field's leaf; those of the others follow.
  var firstLeaf = 0
  /// The items of a section, as a range of the located catalog's.
  var items = 0..<0
  /// What their fields may be.
  var itemTable: [Field] = []
}

/// The items of a section.
struct LeafItems: UnkeyedDecodingContainer {
  private let decoder: LeafDecoder
  private let items: Range<Int>
  private let table: [Field]
  private(set) var currentIndex = 0

  init(_ decoder: LeafDecoder, _ section: LeafDictionary) {
    self.decoder = decoder
    items = section.items
    table = section.itemTable
  }

  var codingPath: [any CodingKey] { [] }
  var count: Int? { items.count }
  var isAtEnd: Bool { currentIndex == items.count }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try advance()
    return try Value(from: decoder)
  }

  mutating func nestedContainer<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    try advance()
    return try decoder.container(keyedBy: type)
  }

  private mutating func advance() throws {
    guard !isAtEnd else { throw LeafValue.mismatch("an item") }
    decoder.enter(
      decoder.located.items[items.lowerBound + currentIndex].fields, table)
    currentIndex += 1
  }

  mutating func decodeNil() throws -> Bool { false }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw LeafValue.mismatch("an array")
  }
  mutating func superDecoder() throws -> any Decoder { throw LeafValue.mismatch("a superclass") }

  mutating func decode(_ type: Bool.Type) throws -> Bool { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: String.Type) throws -> String { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: Double.Type) throws -> Double { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: Float.Type) throws -> Float { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: Int.Type) throws -> Int { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: Int8.Type) throws -> Int8 { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: Int16.Type) throws -> Int16 { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: Int32.Type) throws -> Int32 { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: Int64.Type) throws -> Int64 { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: UInt.Type) throws -> UInt { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: UInt8.Type) throws -> UInt8 { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: UInt16.Type) throws -> UInt16 { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: UInt32.Type) throws -> UInt32 { throw LeafValue.mismatch(type) }
  mutating func decode(_ type: UInt64.Type) throws -> UInt64 { throw LeafValue.mismatch(type) }
}
