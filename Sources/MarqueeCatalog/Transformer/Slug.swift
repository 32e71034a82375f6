/// Short readable names made from texts.
enum Slug {
  static let maximumLength = 40

  /// Returns the letters and digits of a text, in any script, with hyphens for everything between
  /// them.
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
        switch bytes[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
          break
        case UInt8(ascii: "-") where previous != UInt8(ascii: "-"):
          break
        default:
          return false
        }
        previous = bytes[index]
      }
      return previous != UInt8(ascii: "-")
    }
  }
}
