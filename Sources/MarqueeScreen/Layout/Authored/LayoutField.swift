/// A key of a dictionary that describes layouts, with the property that it sets.
///
/// The tables, the decoding and the JSON of layouts are made from it.
package struct LayoutField<Owner: Sendable>: Sendable {
  package let field: Field
  fileprivate let read: @Sendable (KeyedDecodingContainer<FieldKey>, inout Owner) throws -> Void
  /// Writes the property as a member, unless it is that of the second value.
  fileprivate let write: @Sendable (Owner, Owner?, inout JSONWriter) -> Void

  var key: FieldKey { FieldKey(stringValue: field.key) }
}

extension LayoutField {
  /// Makes a field that is a property.
  ///
  /// - Parameter kind: The kind, if it allows less than the property's type.
  init<Value: LayoutValue>(
    _ key: FieldKey, _ path: any WritableKeyPath<Owner, Value> & Sendable, _ help: String,
    _ presence: Field.Presence = .optional, kind: FieldKind = Value.kind
  ) {
    field = Field(key.stringValue, kind, presence, help)
    read = { container, owner in
      guard presence == .required || container.contains(key) else { return }
      if let value = try Value.read(key, in: container) {
        owner[keyPath: path] = value
      } else if presence == .required {
        owner[keyPath: path] = try container.decode(Value.self, forKey: key)
      }
    }
    write = { owner, other, writer in
      let value = owner[keyPath: path]
      guard presence == .required || value != other?[keyPath: path] else { return }
      writer.member(key, value)
    }
  }

  /// Makes a field that its owner reads, and writes unless there is a closure for that.
  init(
    _ key: FieldKey, _ kind: FieldKind, _ help: String, _ presence: Field.Presence = .optional,
    write: @escaping @Sendable (Owner, Owner?, inout JSONWriter) -> Void = { _, _, _ in }
  ) {
    self.init(
      field: Field(key.stringValue, kind, presence, help), read: { _, _ in }, write: write)
  }

  var onlyWritten: LayoutField { LayoutField(field: field, read: { _, _ in }, write: write) }

  fileprivate func inside<Outer>(
    _ path: any WritableKeyPath<Outer, Owner> & Sendable
  ) -> LayoutField<Outer> {
    LayoutField<Outer>(
      field: field, read: { try read($0, &$1[keyPath: path]) },
      write: { write($0[keyPath: path], $1?[keyPath: path], &$2) })
  }
}

extension LayoutField where Owner: LayoutChoice {
  init(_ key: FieldKey, _ make: @escaping @Sendable (Double) -> Owner, _ help: String) {
    self.init(
      field: Field(key.stringValue, .number, help),
      read: { container, owner in
        if container.contains(key) { owner = make(try container.number(forKey: key)) }
      },
      write: { owner, _, writer in
        if owner.withoutOptions == make(owner.number) { writer.member(key, owner.number) }
      })
  }
}

extension Array {
  func inside<Inner, Outer>(
    _ path: any WritableKeyPath<Outer, Inner> & Sendable
  ) -> [LayoutField<Outer>] where Element == LayoutField<Inner> {
    map { $0.inside(path) }
  }
}

/// The keys of a dictionary that describes layouts, and its value without any.
package struct LayoutTable<Owner: Sendable>: Sendable {
  package let name: FieldTable
  /// The fields, in the order of their documentation and of JSON.
  package let fields: [Field]
  let plain: Owner
  private let keys: [LayoutField<Owner>]
  private let writesAll: Bool

  /// - Parameter writesAll: Whether JSON has default values too.
  init(
    _ name: String, _ phrase: String, from plain: Owner, writesAll: Bool = false,
    _ keys: [LayoutField<Owner>]
  ) {
    self.plain = plain
    self.keys = keys
    self.writesAll = writesAll
    let fields = keys.map(\.field)
    self.fields = fields
    let isChoice = Owner.self is any LayoutChoice.Type
    self.name = .fixed(FixedTable(name, phrase, isChoice: isChoice) { fields })
  }

  /// Sets the properties whose keys are present.
  func read(_ container: KeyedDecodingContainer<FieldKey>, into owner: inout Owner) throws {
    // By index, because iterating over keys copies them.
    for index in keys.indices { try keys[index].read(container, &owner) }
  }

  /// Writes the properties as members.
  ///
  /// - Parameter other: A value whose properties are not written; `nil` for ``plain``.
  func write(_ owner: Owner, unlike other: Owner? = nil, to writer: inout JSONWriter) {
    let other = writesAll ? nil : other ?? plain
    for index in keys.indices { keys[index].write(owner, other, &writer) }
  }
}
