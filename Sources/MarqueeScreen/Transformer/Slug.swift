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
      let isKept =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
        || keepsCase && (scalar == "_" || scalar == ".")
      guard isKept else {
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

  /// Whether a text is a name already, as the names of most files are.
  private static func isSlug(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count <= maximumLength else { return false }
    var previous = UInt8(ascii: "-")
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
        break
      case UInt8(ascii: "-") where previous != UInt8(ascii: "-"):
        break
      default:
        return false
      }
      previous = byte
    }
    return previous != UInt8(ascii: "-")
  }
}
