extension PatternParser {
  mutating func escape(from start: Int) throws(PatternFault) -> PatternEscape {
    guard let scalar = cursor.next() else {
      throw fault(
        "a character is missing after the backslash; a backslash itself is written '\\\\'",
        from: start)
    }
    switch scalar {
    case "d", "D": return .set(.digits, isNegated: scalar == "D")
    case "w", "W": return .set(.words, isNegated: scalar == "W")
    case "s": return .set(.space, isNegated: false)
    case "S": return .set(.notSpace, isNegated: false)
    case "p", "P":
      let categories = try categories(from: start)
      return .set(
        ScalarSetMembers(scalar == "P" ? categories.complement : categories), isNegated: false)
    case "b": return .anchor(.wordBoundary)
    case "B": return .anchor(.noWordBoundary)
    case "t": return .scalar("\t")
    case "n": return .scalar("\n")
    case "r": return .scalar("\r")
    case "x", "u": return .scalar(try codePoint(from: start, digitCount: scalar == "x" ? 2 : 4))
    default: return .scalar(try plainScalar(scalar, from: start))
    }
  }

  private func plainScalar(
    _ scalar: Unicode.Scalar, from start: Int
  ) throws(PatternFault) -> Unicode.Scalar {
    switch scalar {
    case "1"..."9", "k", "g":
      throw fault(
        "a reference to a group is not supported: an expression is matched in time linear in the"
          + " text", from: start)
    case "A", "Z", "z":
      throw fault(
        "'\\\(scalar)' is not supported; the ends of the text are written '^' and '$'", from: start)
    case "0", "a"..."z", "A"..."Z":
      throw fault("unknown escape '\\\(scalar)'", from: start)
    default: return scalar
    }
  }

  /// Reads a code point: some hexadecimal digits, or any number of them in braces.
  private mutating func codePoint(
    from start: Int, digitCount: Int
  ) throws(PatternFault) -> Unicode.Scalar {
    let isBraced = cursor.take("{")
    let digits = cursor.take(upTo: isBraced ? 8 : digitCount, while: \.properties.isASCIIHexDigit)
    guard !digits.isEmpty, isBraced ? cursor.take("}") : digits.utf8.count == digitCount,
      let value = UInt32(digits, radix: 16)
    else {
      throw fault("a character's number is written '\\x41', '\\u00E9' or '\\u{1F600}'", from: start)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw fault("no character has this number", from: start)
    }
    return scalar
  }

  private mutating func categories(from start: Int) throws(PatternFault) -> GeneralCategories {
    guard cursor.take("{") else {
      throw fault("the name of a general category is missing, as in '\\p{Lu}'", from: start)
    }
    let name = cursor.take { $0 != "}" }
    guard cursor.take("}") else {
      throw fault("the brace of this escape is not closed", from: start)
    }
    guard let categories = GeneralCategories(named: name) else {
      throw fault(
        "unknown general category; 'L' is any letter, 'Lu' an uppercase one, 'N'"
          + " a number, 'P' punctuation, 'S' a symbol and 'Z' a space", from: start)
    }
    return categories
  }
}
