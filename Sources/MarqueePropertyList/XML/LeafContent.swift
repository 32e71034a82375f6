import MarqueeScreen

/// The text that an element must have for `PropertyListDecoder` to read it as intended.
///
/// The rules were measured on swift-foundation's parser. An integer is decimal, or hexadecimal
/// after `0x`, between `Int64.min` and `UInt64.max`. A real is decimal or one of the words for
/// infinity and NaN. White space is allowed before a number but not after it, and not around a
/// date. Three things that the parser accepts are rejected here because they are silently changed:
/// a nonexistent day becomes another day, and so does one before the Gregorian calendar; data that
/// is not Base64 becomes fewer bytes.
package enum LeafContent {
  /// Returns what the element should contain; `nil` if its text is valid.
  static func expectation(
    of element: XMLElement, _ text: ArraySlice<UInt8>, isEmptyTag: Bool
  ) -> String? {
    switch element {
    case .integer:
      isInteger(text) ? nil : "a whole number of at most 64 bits, such as '42', and nothing else"
    case .real:
      isReal(text) ? nil : "a number such as '4.5', and nothing else"
    case .date:
      !isDate(text)
        ? "a date that exists, in the form '2024-12-31T23:59:59Z'"
        // In this form dates are in the order of their bytes.
        : text.lexicographicallyPrecedes(UniversalTime.firstDay.utf8)
          ? "a date from \(UniversalTime.firstDay) on" : nil
    case .data where isEmptyTag:
      "Base64 text between two tags, even if there is none: '<data></data>'"
    case .data:
      isBase64(text) ? nil : "Base64 text"
    case .true, .false:
      text.isEmpty ? nil : "nothing"
    case .key where isEmptyTag:
      "a name between two tags, even if it is empty: '<key></key>'"
    case .string, .key, .dict, .array, .plist:
      nil
    }
  }

  private static func isInteger(_ text: ArraySlice<UInt8>) -> Bool {
    var digits = text.drop(while: \.isXMLSpace)
    let sign = digits.first.flatMap { isSign($0) ? $0 : nil }
    if sign != nil { digits = digits.dropFirst().drop(while: \.isXMLSpace) }
    let isHexadecimal = digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8)
    if isHexadecimal { digits = digits.dropFirst(2) }
    guard let magnitude = magnitude(of: digits, radix: isHexadecimal ? 16 : 10) else {
      return false
    }
    return sign != UInt8(ascii: "-") || magnitude <= UInt64(Int64.max) + 1
  }

  private static func magnitude(of digits: ArraySlice<UInt8>, radix: UInt64) -> UInt64? {
    guard !digits.isEmpty else { return nil }
    var value: UInt64 = 0
    for byte in digits {
      let letter = UInt64(byte | 0x20)
      let digit =
        byte.isASCIIDigit ? UInt64(byte & 0x0F) : byte.isASCIILetter ? letter - 0x57 : radix
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: radix)
      let (sum, isTooLargeWithDigit) = product.addingReportingOverflow(digit)
      guard digit < radix, !isTooLarge, !isTooLargeWithDigit else { return nil }
      value = sum
    }
    return value
  }

  private static func isReal(_ text: ArraySlice<UInt8>) -> Bool {
    var number = text.drop(while: \.isXMLSpace)
    if let first = number.first, isSign(first) { number = number.dropFirst() }
    if number.count <= 8, let first = number.first, first.isASCIILetter {
      let word = String(decoding: number, as: UTF8.self).lowercased()
      return ["nan", "inf", "infinity"].contains(word)
    }
    let mantissa = number.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    guard mantissa.contains(where: \.isASCIIDigit),
      mantissa.count(where: { $0 == UInt8(ascii: ".") }) <= 1
    else { return false }
    var exponent = number[mantissa.endIndex...]
    guard let marker = exponent.popFirst() else { return true }
    guard marker == UInt8(ascii: "e") || marker == UInt8(ascii: "E") else { return false }
    if let first = exponent.first, isSign(first) { exponent = exponent.dropFirst() }
    return !exponent.isEmpty && exponent.allSatisfy(\.isASCIIDigit)
  }

  /// Whether a text is a date that exists, such as `2024-12-31T23:59:59Z`.
  package static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let form = Array("0000-00-00T00:00:00Z".utf8)
    guard text.count == form.count,
      zip(text, form).allSatisfy({ byte, expected in
        expected == UInt8(ascii: "0") ? byte.isASCIIDigit : byte == expected
      })
    else { return false }
    let parts = text.split { !$0.isASCIIDigit }.map { digits in
      digits.reduce(0) { $0 * 10 + Int($1 & 0x0F) }
    }
    return parts[0] > 0 && (1...12).contains(parts[1])
      && (1...dayCount(ofMonth: parts[1], year: parts[0])).contains(parts[2])
      && parts[3] < 24 && parts[4] < 60 && parts[5] < 60
  }

  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a text is groups of four characters, the last one padded, with white space anywhere.
  private static func isBase64(_ text: ArraySlice<UInt8>) -> Bool {
    var count = 0
    var padding = 0
    for byte in text where !byte.isXMLSpace {
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else if padding == 0,
        byte.isASCIIDigit || byte.isASCIILetter || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "/")
      {
        count += 1
      } else {
        return false
      }
    }
    return padding <= 2 && (count + padding) % 4 == 0
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }
}
