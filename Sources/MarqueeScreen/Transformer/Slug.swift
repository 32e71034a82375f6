/// Short readable names made from texts.
enum Slug {
  /// How many characters a name has at the most.
  static let maximumLength = 40

  /// The letters and digits of a text, in any script, with a hyphen for everything between them.
  ///
  /// - Parameter keepsCase: Whether capital letters stay, and `_` and `.` too, as in file names.
  static func of(_ text: String, keepsCase: Bool = false) -> String {
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
}
