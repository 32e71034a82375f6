/// Writes members of objects, and omits those whose value is `nil`.
extension JSONWriter {
  package mutating func member(_ key: String, _ value: (some LayoutValue)?) {
    guard let value else { return }
    self.key(key)
    value.write(to: &self)
  }

  package mutating func member(_ key: JSONKey, _ value: String?) {
    guard let value else { return }
    self.key(key)
    string(value)
  }

  package mutating func member(_ key: String, _ values: [String]) {
    self.key(key)
    array(of: values) { $0.string($1) }
  }

  package mutating func object(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  package mutating func array(_ key: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    array(body)
  }

  package mutating func array<Element>(
    _ key: String, of elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    array(of: elements, body)
  }
  /// Writes an array of objects; `body` writes the members of each.
  package mutating func objects<Element>(
    of elements: some Sequence<Element>, _ body: (inout JSONWriter, Element) -> Void
  ) {
    array(of: elements) { writer, element in
      writer.object { body(&$0, element) }
    }
  }

  package mutating func objects<Element>(
    _ key: String, of elements: some Sequence<Element>,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    objects(of: elements, body)
  }
}
