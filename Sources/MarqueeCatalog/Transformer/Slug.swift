import MarqueeSupport

/// Short readable names made from texts.
enum Slug {
  /// How many characters a name has at the most.
  static let maximumLength = 40

  /// The letters and digits of a text, in any script, with a hyphen for everything between them.
  ///
  /// - Parameter keepsCase: Whether capital letters stay, and `_` and `.` too, as in file names.
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
    // Nothing else in ASCII is; it is not looked up, for there is some in every text.
    case "\0"..."\u{7F}": return false
    default:
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil
        || properties.generalCategory == .nonspacingMark
    }
  }

  /// Whether a text is a name already, as the names of most files are.
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
