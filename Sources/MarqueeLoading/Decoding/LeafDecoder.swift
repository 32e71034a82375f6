import MarqueeCatalog

/// Decodes sections from the leaves that `PropertyListDecoder` has decoded.
///
/// To the models it is an ordinary decoder: a section is a dictionary that contains an array of
/// dictionaries.
final class LeafDecoder: Decoder, OwnValueSource {
  let located: LocatedCatalog
  let leaves: [String]
  let userInfo: [CodingUserInfoKey: Any]
  let codingPath: [any CodingKey] = []
  /// The items of the current section, as a range of the located catalog's.
  private(set) var items = 0..<0
  private let section = LeafDictionary()
  private let item = LeafDictionary()
  private var isInItem = false
  /// The index of the next dictionary's first leaf.
  private var nextLeaf = 0
  /// The containers of the items' fields, with the types of their keys.
  ///
  /// One container serves all items of a kind, because making one takes as long as decoding an
  /// item.
  private var itemFields: [(keys: ObjectIdentifier, container: Any)] = []

  init(_ leaves: Leaves, of located: LocatedCatalog, contentModel: ContentModel) {
    self.leaves = leaves.texts
    self.located = located
    userInfo = [ContentModel.key: contentModel]
  }

  /// Decodes the next section.
  func section(at position: Int) throws -> CatalogSection {
    let section = located.sections[position]
    items = section.items
    isInItem = false
    enter(self.section, section.fields, section.type?.fields ?? [])
    item.table = section.type?.itemKind.fields ?? []
    // The containers refer to this decoder, and would keep it alive.
    defer { itemFields = [] }
    return try CatalogSection(from: self)
  }

  /// Moves on to the next item of the section.
  func enterItem(_ position: Int) {
    isInItem = true
    enter(item, located.items[position].fields, item.table)
  }

  func ownValues(of kind: ItemKind) throws -> [FieldValue?] {
    let modelCount = kind.modelFields.count
    let hasOwn = item.fields.contains { Int(located.fields[$0].position) >= modelCount }
    guard hasOwn || kind.hasDefaultValues else { return [] }
    var values = kind.ownFields.map(\.defaultValue)
    for index in item.fields {
      let position = Int(located.fields[index].position)
      guard position >= modelCount else { continue }
      let field = kind.fields[position]
      let value = located.document.fieldValue(
        of: Int(located.fields[index].key) + 1, kind: field.kind)
      guard let value else { throw LeafValue.mismatch(field.kind.phrase) }
      values[position - modelCount] = value
    }
    return values
  }

  private func enter(_ dictionary: LeafDictionary, _ fields: Range<Int>, _ table: [Field]) {
    dictionary.fields = fields
    dictionary.table = table
    dictionary.firstLeaf = nextLeaf
    nextLeaf += fields.count
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard isInItem else { return KeyedDecodingContainer(LeafFields(self, section)) }
    let keys = ObjectIdentifier(type)
    for known in itemFields where known.keys == keys {
      if let container = known.container as? KeyedDecodingContainer<Key> { return container }
    }
    let container = KeyedDecodingContainer<Key>(LeafFields(self, item))
    itemFields.append((keys, container))
    return container
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw LeafValue.mismatch("an array")
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    throw LeafValue.mismatch("a single value")
  }
}

/// A section or an item whose values are all leaves.
///
/// It is a class, so that one container can serve many items.
final class LeafDictionary {
  /// Its fields, as a range of the located catalog's.
  var fields = 0..<0
  /// The table of its fields.
  var table: [Field] = []
  /// The index of the first field's leaf; the leaves of the other fields follow.
  var firstLeaf = 0
}

/// The items of a section.
struct LeafItems: UnkeyedDecodingContainer {
  private let decoder: LeafDecoder
  private(set) var currentIndex = 0

  init(_ decoder: LeafDecoder) {
    self.decoder = decoder
  }

  private var items: Range<Int> { decoder.items }

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
    decoder.enterItem(items.lowerBound + currentIndex)
    currentIndex += 1
  }

  mutating func decodeNil() throws -> Bool { false }
  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    throw LeafValue.mismatch("an array")
  }
  mutating func superDecoder() throws -> any Decoder {
    try advance()
    return decoder
  }

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
