/// What the text of an element must look like for `PropertyListDecoder` to read it.
///
/// Measured on swift-foundation's parser: an integer is decimal, or hexadecimal behind `0x`, without
/// white space, between `Int64.min` and `UInt64.max`; a real is decimal or one of the words for
/// infinity and not-a-number; a date has one fixed form.
enum LeafContent {
  /// What the element should hold, where it does not; `nil` where its text is as it should be.
  static func expectation(of element: XMLElement, _ text: ArraySlice<UInt8>) -> String? {
    switch element {
    case .integer:
      isInteger(text) ? nil : "a whole number of at most 64 bits, such as '42', and nothing else"
    case .real:
      isReal(text) ? nil : "a number such as '4.5', and nothing else"
    case .date:
      isDate(text) ? nil : "a date in the form '2024-12-31T23:59:59Z'"
    case .data:
      isBase64(text) ? nil : "Base64 text"
    case .true, .false:
      text.isEmpty ? nil : "nothing"
    case .string, .key, .dict, .array, .plist:
      nil
    }
  }

  private static func isInteger(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, text.count <= 64 else { return false }
    let isNegative = first == UInt8(ascii: "-")
    var digits = isNegative || first == UInt8(ascii: "+") ? text.dropFirst() : text
    var radix = 10
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      digits = digits.dropFirst(2)
      radix = 16
    }
    // A further sign would be taken by the conversion.
    guard let leading = digits.first, isDigit(leading) || radix == 16 && isLetter(leading),
      let magnitude = UInt64(String(decoding: digits, as: UTF8.self), radix: radix)
    else { return false }
    return !isNegative || magnitude <= UInt64(Int64.max) + 1
  }

  private static func isReal(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, text.count <= 512 else { return false }
    let hasSign = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    let unsigned = hasSign ? text.dropFirst() : text
    let word = String(decoding: unsigned, as: UTF8.self).lowercased()
    if ["nan", "inf", "infinity"].contains(word) { return true }
    let mantissa = unsigned.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
    guard mantissa.contains(where: isDigit),
      mantissa.count(where: { $0 == UInt8(ascii: ".") }) <= 1
    else { return false }
    var exponent = unsigned[mantissa.endIndex...]
    guard let marker = exponent.popFirst() else { return true }
    guard marker == UInt8(ascii: "e") || marker == UInt8(ascii: "E") else { return false }
    if let sign = exponent.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      exponent = exponent.dropFirst()
    }
    return !exponent.isEmpty && exponent.allSatisfy(isDigit)
  }

  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let form = Array("0000-00-00T00:00:00Z".utf8)
    return text.count == form.count
      && zip(text, form).allSatisfy { byte, expected in
        expected == UInt8(ascii: "0") ? isDigit(byte) : byte == expected
      }
  }

  /// Groups of four characters, the last one padded; white space anywhere between.
  private static func isBase64(_ text: ArraySlice<UInt8>) -> Bool {
    guard !text.isEmpty else { return false }
    var count = 0
    var padding = 0
    for byte in text where !byte.isXMLSpace {
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else if padding == 0,
        isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "+")
          || byte == UInt8(ascii: "/")
      {
        count += 1
      } else {
        return false
      }
    }
    return padding <= 2 && (count + padding) % 4 == 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
