extension ScreenReader {
  /// Decodes the value of a key that every writer writes; `nil` if it was skipped.
  mutating func value<Value: Decodable, Key>(
    _ type: Value.Type, _ key: Key, in container: KeyedDecodingContainer<Key>
  ) throws -> Value? {
    try attempt(.value, at: container.codingPath + [key]) { _ in
      try container.decode(type, forKey: key)
    }
  }

  /// Decodes the value of a key that may be missing; `nil` if it is missing or was skipped.
  mutating func optionalValue<Value: Decodable, Key>(
    _ type: Value.Type, _ key: Key, in container: KeyedDecodingContainer<Key>
  ) throws -> Value? {
    try attempt(.value, at: container.codingPath + [key]) { _ in
      try container.decodeIfPresent(type, forKey: key)
    } ?? nil
  }

  /// Decodes one of several words; `nil` if it was skipped.
  mutating func word<Word: RawRepresentable<String>>(
    _ type: Word.Type, from decoder: any Decoder
  ) throws -> Word? {
    try attempt(.value, at: decoder.codingPath) { _ in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let word = Word(rawValue: text) else {
        throw ReadingFault.error(.unknownName(text), at: decoder.codingPath)
      }
      return word
    }
  }

  mutating func elements<Element, Key>(
    _ part: SkippedPart.Part, _ key: Key, in container: KeyedDecodingContainer<Key>,
    _ read: (inout Self, any Decoder) throws -> Element
  ) throws -> [Element] {
    let array = try attempt(.value, at: container.codingPath + [key]) { _ in
      try container.nestedUnkeyedContainer(forKey: key)
    }
    guard var array else { return [] }
    var elements: [Element] = []
    elements.reserveCapacity(array.count ?? 0)
    while !array.isAtEnd {
      // Each element needs its own decoder: the container does not advance past an invalid element.
      let decoder = try array.superDecoder()
      let element = try attempt(part, at: decoder.codingPath) { try read(&$0, decoder) }
      if let element { elements.append(element) }
    }
    return elements
  }
}
