/// The advance widths of scalars, independent of the font size.
enum CharacterAdvance {
  static func units(of scalar: Unicode.Scalar, weight: FontWeight) -> Int {
    if isInvisible(scalar) { return 0 }
    if isHangul(scalar) { return InterMetrics.unitsPerEm * 92 / 100 }
    if let units = tableUnits(of: scalar, weight: weight) { return units }
    if isFullWidth(scalar) { return InterMetrics.unitsPerEm }
    return ScriptAdvance.units(of: scalar, weight) ?? fallbackUnits
  }

  private static func isHangul(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x3130...0x318F, 0xA960...0xA97C, 0xAC00...0xD7A3: true
    default: false
    }
  }

  /// The approximate width of a digit, for scripts that are not in the table.
  private static let fallbackUnits = InterMetrics.unitsPerEm * 6 / 10

  private static func tableUnits(of scalar: Unicode.Scalar, weight: FontWeight) -> Int? {
    for block in InterMetrics.blocks where scalar.value <= block.last {
      guard scalar.value >= block.first else { return nil }
      let units = block.advances[weight.rawValue][Int(scalar.value - block.first)]
      return units > 0 ? Int(units) : nil
    }
    return nil
  }

  /// The part by which the fonts of a text's scripts differ in width.
  ///
  /// Between free Arabic fonts it is 19 %, and between those of each other script at most 6 %.
  static func uncertainty(of text: String) -> Double {
    text.unicodeScalars.contains { (0x0600...0x08FF).contains($0.value) } ? 0.19 : 0.06
  }

  /// Whether a scalar draws nothing itself, or draws on top of the one before.
  ///
  /// These are combining marks, joiners, variation selectors, controls, and skin tones, which color
  /// the emoji before.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: return false
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true  // Hangul vowels and finals, joined
    case 0x1F3FB...0x1F3FF: return true  // skin tones
    // Kana, Han and Hangul syllables are letters; for others the properties need a slower lookup.
    case 0x3041...0x3096, 0x4E00...0x9FFF, 0xAC00...0xD7A3: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return true
    default: return false
    }
  }

  /// Whether a scalar nearly fills a square: Hangul, kana, Han, full-width forms and emoji.
  static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Unicode has no wide characters and no emoji below this, and most text is below it.
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF,
      0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default:
      scalar.properties.isEmojiPresentation
    }
  }
}
