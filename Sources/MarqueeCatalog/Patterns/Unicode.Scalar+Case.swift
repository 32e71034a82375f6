extension Unicode.Scalar {
  /// The lowercase form; the scalar itself if it has none, or one of more than one scalar.
  var lowercaseForm: Unicode.Scalar {
    if value < 0x80 { return (0x41...0x5A).contains(value) ? Self(UInt8(value) + 0x20) : self }
    return Self.only(of: properties.lowercaseMapping) ?? self
  }

  /// The uppercase form; the scalar itself if it has none, or one of more than one scalar.
  var uppercaseForm: Unicode.Scalar {
    if value < 0x80 { return (0x61...0x7A).contains(value) ? Self(UInt8(value) - 0x20) : self }
    return Self.only(of: properties.uppercaseMapping) ?? self
  }

  private static func only(of text: String) -> Unicode.Scalar? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else { return nil }
    return first
  }
}
