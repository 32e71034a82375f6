/// The advances of letters that Inter does not have, as those of Noto fonts.
enum ScriptAdvance {
  /// Returns the advance of a letter or digit, or what a sign adds to that of the letter before it;
  /// `nil` for Arabic letters, and for scripts without a table.
  static func units(of scalar: Unicode.Scalar, _ weight: FontWeight) -> Int? {
    let value = scalar.value
    let thousandths: Int? =
      switch value {
      case 0x05D0...0x05EA: hebrew[Int(value - 0x05D0)] * 10
      case 0x0660...0x0669, 0x06F0...0x06F9: 480
      case 0x0903, 0x093E...0x0940, 0x0949...0x094C: 260
      // Before a virama, only half of a consonant is drawn.
      case 0x094D: -310
      case 0x0904...0x0939, 0x0958...0x0961: 620
      case 0x0966...0x096F: 551
      case 0x0E0D: 910
      case 0x0E30: 340
      case 0x0E32, 0x0E33: 410
      case 0x0E40, 0x0E42...0x0E44: 300
      case 0x0E41: 570
      case 0x0E50...0x0E59: 568
      case 0x0E01...0x0E46: 590
      default: nil
      }
    let isLight = value < 0x0600 || value > 0x0E00
    return thousandths.map { units($0, widening: isLight ? slight : strong, weight) }
  }

  static func units(_ thousandths: Int, widening: [Int], _ weight: FontWeight) -> Int {
    thousandths * widening[weight.rawValue] * InterMetrics.unitsPerEm / 1_000_000
  }

  /// Whether a scalar is drawn in one with the one before, of which it changes the width.
  static func isJoined(_ scalar: Unicode.Scalar, to previous: Unicode.Scalar?) -> Bool {
    previous == ArabicLetter.lam
      ? ArabicLetter.isAlef(scalar)
      : scalar.value < 0x0950 && scalar.properties.generalCategory == .spacingMark
  }

  /// How wide each weight is, in thousandths of regular; in Hebrew and Thai.
  private static let slight = [1000, 1020, 1040, 1062]
  /// As ``slight``; in Arabic and Devanagari.
  static let strong = [1000, 1032, 1064, 1103]

  private static let hebrew = [
    63, 57, 37, 54, 63, 30, 33, 66, 63, 29, 55, 52, 52, 68, 66, 33, 38, 64, 59, 62, 60, 53, 56, 63,
    52, 73, 69,
  ]
}
