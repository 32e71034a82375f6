/// The advances of letters that Inter does not have, as those of Noto fonts.
enum ScriptAdvance {
  /// Returns the advance of a letter or digit, or what a sign adds to that of the letter before it;
  /// `nil` for other scripts.
  static func units(of scalar: Unicode.Scalar, _ weight: FontWeight) -> Int? {
    let value = scalar.value
    switch value {
    case 0x05D0...0x05EA:
      return units(hebrew[Int(value - 0x05D0)] * 10, widening: slight, weight)
    case 0x0620...0x06FF:
      let isDigit = (0x0660...0x0669).contains(value) || (0x06F0...0x06F9).contains(value)
      let width = isDigit ? 480 : ArabicLetter.isolatedWidth(of: scalar).map { $0 * 10 }
      return width.map { units($0, widening: strong, weight) }
    case 0x0903...0x096F:
      return devanagari(value).map { units($0, widening: strong, weight) }
    case 0x0E01...0x0E59: return units(thai(value), widening: slight, weight)
    default: return nil
    }
  }

  static func units(_ thousandths: Int, widening: [Int], _ weight: FontWeight) -> Int {
    thousandths * widening[weight.rawValue] * InterMetrics.unitsPerEm / 1_000_000
  }

  /// Whether a scalar is drawn in one with the one before, of which it changes the width.
  @inline(__always)
  static func isJoined(_ scalar: Unicode.Scalar, to previous: Unicode.Scalar?) -> Bool {
    guard scalar.value >= 0x0622 else { return false }
    return previous == ArabicLetter.lam
      ? ArabicLetter.isAlef(scalar)
      : scalar.value < 0x0950 && scalar.properties.generalCategory == .spacingMark
  }

  /// How much wider each weight is, in thousandths; in Hebrew and Thai.
  private static let slight = [1000, 1020, 1040, 1062]
  /// As ``slight``; in Arabic and Devanagari.
  static let strong = [1000, 1032, 1064, 1103]

  private static let hebrew = [
    63, 57, 37, 54, 63, 30, 33, 66, 63, 29, 55, 52, 52, 68, 66, 33, 38, 64, 59, 62, 60, 53, 56, 63,
    52, 73, 69,
  ]

  private static func thai(_ value: UInt32) -> Int {
    switch value {
    case 0x0E0D: 910
    case 0x0E30: 340
    case 0x0E32, 0x0E33: 410
    case 0x0E40, 0x0E42...0x0E44: 300
    case 0x0E41: 570
    case 0x0E50...0x0E59: 568
    default: 590
    }
  }

  private static func devanagari(_ value: UInt32) -> Int? {
    switch value {
    case 0x0904...0x0939, 0x0958...0x0961: 620
    case 0x0903, 0x093E...0x0940, 0x0949...0x094C: 260
    // Before a virama, only half of a consonant is drawn.
    case 0x094D: -310
    case 0x0966...0x096F: 551
    default: nil
    }
  }
}
