/// The classes of ASCII characters; white space differs between languages.
extension UInt8 {
  /// Whether the byte is a carriage return or a line feed.
  @inlinable
  package var isLineBreak: Bool { self == 0x0A || self == 0x0D }

  /// Whether XML and JSON treat the byte as white space: a space, a tab or part of a line break.
  @inlinable
  package var isXMLSpace: Bool { self == 0x20 || self == 0x09 || isLineBreak }

  /// Whether C's `isspace` accepts the byte: XML's white space, a vertical tab or a form feed.
  @inlinable
  package var isASCIISpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

  @inlinable
  package var isASCIILetter: Bool { isASCIICapital || (0x61...0x7A).contains(self) }

  @inlinable
  package var isASCIICapital: Bool { (0x41...0x5A).contains(self) }

  @inlinable
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
