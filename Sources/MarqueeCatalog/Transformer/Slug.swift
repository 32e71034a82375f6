import MarqueeScreen

/// Short readable names made from texts.
enum Slug {
  static let maximumLength = 40

  /// The letters and digits of a text, in any script, with hyphens for everything between them.
  ///
  /// - Parameter keepsCase: Whether to keep capital letters, and `_` and `.` too, as in file names.
  static func of(_ text: String, keepsCase: Bool = false) -> String {
    if keepsCase, isSlug(text) { return text }
    var slug = ""
    var length = 0
    var hasGap = false
    for scalar in text.unicodeScalars {
      guard isOfWord(scalar) || keepsCase && (scalar == "_" || scalar == ".") else {
        hasGap = length > 0
        continue
      }
      if hasGap { slug += "-" }
      hasGap = false
      slug += keepsCase ? String(scalar) : scalar.properties.lowercaseMapping
      length += 1
      if length == maximumLength { break }
    }
    return slug
  }

  /// Whether a scalar is a letter, a digit, or a part of one.
  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return true
    // No other ASCII character is; skip the lookup, because every text has some of them.
    case "\0"..."\u{7F}": return false
    default:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .nonspacingMark
    }
  }

  /// Whether a text is already a name, as most file names are.
  private static func isSlug(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= maximumLength else { return false }
    return text.withBytes { bytes in
      var previous = UInt8(ascii: "-")
      for index in bytes.indices {
        let byte = bytes[index]
        let isPart =
          byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: ".")
        guard isPart || (byte == UInt8(ascii: "-") && previous != byte) else { return false }
        previous = byte
      }
      return previous != UInt8(ascii: "-")
    }
  }
}
