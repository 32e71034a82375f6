import MarqueeDiagnostics

/// Reads an ASCII property list in one forward pass, and writes its values as XML.
struct ASCIIPropertyListReader {
  private var cursor: ASCIICursor
  private var writer = CanonicalXML()

  init(_ text: [UInt8]) {
    cursor = ASCIICursor(text)
  }

  mutating func read() throws(FormatError) -> [UInt8] {
    try cursor.skipSpaceAndComments()
    switch cursor.current {
    case nil:
      throw FormatError(.empty, at: 0)
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      try readValue(depth: 0)
    default:
      try checkForRootKey()
      writer.open(.dictionary)
      try readPairs(depth: 1)
      writer.close(.dictionary)
    }
    try cursor.skipSpaceAndComments()
    guard cursor.current == nil else { throw FormatError(.textAfterEnd, at: cursor.offset) }
    writer.end()
    return writer.bytes
  }

  /// Checks that a text without braces starts with a key; otherwise it could be any text.
  private func checkForRootKey() throws(FormatError) {
    var ahead = cursor
    let start = ahead.offset
    guard ahead.isAtText else { throw FormatError(.notAPropertyList, at: start) }
    _ = try ahead.readText()
    try ahead.skipSpaceAndComments()
    guard ahead.current == UInt8(ascii: "=") || ahead.current == UInt8(ascii: ";") else {
      throw FormatError(.notAPropertyList, at: start)
    }
  }

  /// - Parameter depth: How many arrays and dictionaries are open.
  private mutating func readValue(depth: Int) throws(FormatError) {
    try cursor.skipSpaceAndComments()
    let start = cursor.offset
    switch cursor.current {
    case nil:
      throw FormatError(.unexpectedEnd, at: start)
    case UInt8(ascii: "{"):
      try checkDepth(depth + 1)
      writer.open(.dictionary)
      cursor.advance()
      try readPairs(depth: depth + 1)
      try readEnd(UInt8(ascii: "}"), orThrow: FormatError(.unclosedDictionary, at: start))
      writer.close(.dictionary)
    case UInt8(ascii: "("):
      try checkDepth(depth + 1)
      writer.open(.array)
      cursor.advance()
      try readElements(depth: depth + 1)
      try readEnd(UInt8(ascii: ")"), orThrow: FormatError(.unclosedArray, at: start))
      writer.close(.array)
    case UInt8(ascii: "<"):
      writer.leaf(.data, plain: Array(Base64.encode(try cursor.readData()).utf8))
    default:
      try write(.string, try readText(), at: start)
    }
  }

  /// Reads `key = value;` and `key;`, which means `key = key;`, as long as one of them follows.
  private mutating func readPairs(depth: Int) throws(FormatError) {
    try cursor.skipSpaceAndComments()
    while cursor.isAtText {
      let start = cursor.offset
      let key = try readText()
      try write(.key, key, at: start)
      try cursor.skipSpaceAndComments()
      if cursor.current == UInt8(ascii: "=") {
        cursor.advance()
        try readValue(depth: depth)
        try cursor.skipSpaceAndComments()
        guard cursor.current == UInt8(ascii: ";") else {
          throw FormatError(.missingSemicolon, at: cursor.offset)
        }
      } else if cursor.current == UInt8(ascii: ";") {
        try write(.string, key, at: start)
      } else {
        throw FormatError(.missingEqualsSign, at: cursor.offset)
      }
      cursor.advance()
      try cursor.skipSpaceAndComments()
    }
  }

  /// Reads values separated by commas, with an optional comma after the last.
  private mutating func readElements(depth: Int) throws(FormatError) {
    try cursor.skipSpaceAndComments()
    while let byte = cursor.current, byte != UInt8(ascii: ")") {
      try readValue(depth: depth)
      try cursor.skipSpaceAndComments()
      switch cursor.current {
      case UInt8(ascii: ","): cursor.advance()
      case UInt8(ascii: ")"), nil: return
      default: throw FormatError(.missingComma, at: cursor.offset)
      }
      try cursor.skipSpaceAndComments()
    }
  }

  private mutating func readEnd(
    _ end: UInt8, orThrow unclosed: FormatError
  ) throws(FormatError) {
    guard cursor.current != nil else { throw unclosed }
    guard cursor.current == end else { throw cursor.unexpectedCharacter }
    cursor.advance()
  }

  private mutating func readText() throws(FormatError) -> [UInt8] {
    guard cursor.isAtText else { throw cursor.unexpectedCharacter }
    return try cursor.readText()
  }

  private mutating func write(
    _ leaf: CanonicalXML.Leaf, _ text: [UInt8], at offset: Int
  ) throws(FormatError) {
    do throws(FormatFault) {
      try writer.leaf(leaf, text: text)
    } catch {
      throw FormatError(error, at: offset)
    }
  }

  private func checkDepth(_ depth: Int) throws(FormatError) {
    guard depth <= PropertyListDocument.maximumDepth else {
      throw FormatError(.tooDeep, at: cursor.offset)
    }
  }
}
