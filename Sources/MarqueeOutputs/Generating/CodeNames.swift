/// Names for code, made from names that authors chose.
///
/// `poster-dunes` becomes `posterDunes`, and `tv-show` as a type `TvShow`. Names that would become
/// equal, ignoring case, are spelled out individually instead: `poster-1` and `poster_1` become
/// `poster_u2d_1` and `poster_u5f_1`. So adding a name never changes what another name means.
package enum CodeNames {
  package enum Style: Sendable {
    /// `PosterDunes`.
    case type
    /// `posterDunes`.
    case member
  }

  /// Makes unique names, even if case is ignored.
  ///
  /// - Parameters:
  ///   - originals: The authors' names, each once.
  ///   - style: How names are written.
  ///   - reserved: Names in lower case that are not allowed.
  ///   - suffix: What is added to a name that is not allowed.
  /// - Returns: A name for each, in the same order: a letter or an underscore, then letters of the
  ///   basic plane, digits and underscores. It may be a keyword.
  /// - Complexity: O(*n*) in the bytes of the names.
  package static func names(
    for originals: [String], as style: Style, reserved: Set<String>, suffix: String = "_"
  ) -> [String] {
    let plain = originals.map { original in
      let name = joined(words(of: original), style)
      return reserved.contains(name.lowercased()) ? name + suffix : name
    }
    var counts: [String: Int] = [:]
    for name in plain { counts[name.lowercased(), default: 0] += 1 }
    return zip(originals, plain).map { original, name in
      if !name.isEmpty, counts[name.lowercased()] == 1 { return name }
      let unique = spelled(original, style)
      return reserved.contains(unique.lowercased()) ? unique + "_" : unique
    }
  }

  private static func words(of original: String) -> [[Unicode.Scalar]] {
    original.unicodeScalars.split { !isPart($0) }.map(Array.init)
  }

  private static func joined(_ words: [[Unicode.Scalar]], _ style: Style) -> String {
    var name = String.UnicodeScalarView()
    for word in words {
      name += style == .member && name.isEmpty ? uncapitalized(word) : capitalized(word)
    }
    if let first = name.first, isDigit(first) { name.insert("_", at: name.startIndex) }
    return String(name)
  }

  /// The name with everything except lowercase letters and digits written as numbers, so that no
  /// two are equal.
  private static func spelled(_ original: String, _ style: Style) -> String {
    var name: [Unicode.Scalar] = []
    for scalar in original.unicodeScalars {
      if isPart(scalar), lowercase(scalar) == nil, !(name.isEmpty && isDigit(scalar)) {
        name.append(scalar)
      } else {
        name += "_u\(String(scalar.value, radix: 16))_".unicodeScalars
      }
    }
    var text = String.UnicodeScalarView()
    text += style == .type ? capitalized(name) : name
    return text.isEmpty ? "_empty" : String(text)
  }

  private static func capitalized(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    guard let first = word.first, let letter = uppercase(first) else { return word }
    return [letter] + word.dropFirst()
  }

  /// The word with its leading capitals in lower case, except one that begins the next word:
  /// `URLImage` becomes `urlImage`.
  private static func uncapitalized(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var count = word.prefix { lowercase($0) != nil }.count
    if count > 1, count < word.count, uppercase(word[count]) != nil { count -= 1 }
    return word.prefix(count).map { lowercase($0) ?? $0 } + word.dropFirst(count)
  }

  /// The capital of a lowercase letter; `nil` unless it is a single letter that maps back to it.
  private static func uppercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let letter = single(scalar.properties.uppercaseMapping), letter != scalar,
      single(letter.properties.lowercaseMapping) == scalar, isPart(letter)
    else { return nil }
    return letter
  }

  /// The lowercase form of a letter, or the letter itself if that is not a single letter; `nil` if
  /// it is in lower case already or has no case.
  private static func lowercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard let letter = single(scalar.properties.lowercaseMapping) else { return scalar }
    return letter == scalar ? nil : isPart(letter) ? letter : scalar
  }

  private static func single(_ text: String) -> Unicode.Scalar? {
    text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Whether a name can hold a scalar: letters that every compiler takes.
  ///
  /// Leaves out letters that are canonically equivalent to others, and those that are too new for
  /// the tables of compilers.
  package static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return isDigit(scalar) || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }
    guard scalar.value <= 0xffff, let age = scalar.properties.age, age.major < 6,
      !equivalents.contains(where: { $0.contains(scalar) })
    else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return true
    default: return false
    }
  }

  private static let equivalents: [ClosedRange<Unicode.Scalar>] = [
    "\u{374}"..."\u{374}", "\u{1100}"..."\u{11ff}", "\u{1f00}"..."\u{1fff}",
    "\u{2100}"..."\u{214f}", "\u{a960}"..."\u{a97f}", "\u{d7b0}"..."\u{d7ff}",
    "\u{f900}"..."\u{fb4f}",
  ]
}
