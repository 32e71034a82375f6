/// The language that the letters of a text show.
///
/// Screen readers need it for the voice, and fonts for the forms that Han characters have in each
/// language.
package enum TextLanguage: String, Hashable, Sendable, CaseIterable {
  case arabic = "ar"
  case greek = "el"
  case hebrew = "he"
  case japanese = "ja"
  case korean = "ko"
  case russian = "ru"
  case thai = "th"
  case chinese = "zh"

  /// Determines the language of a text; `nil` for Latin letters, and if it is not certain.
  ///
  /// Latin words next to others do not count: a Korean title with an English word is Korean.
  ///
  /// - Complexity: O(*n*) in the scalars of the text.
  package init?(of text: String) {
    // In UTF-8, Latin text with any accents has lower lead bytes than Greek.
    guard text.utf8.contains(where: { $0 >= 0xCD }) else { return nil }
    // The Han, kana and Hangul ranges contain only letters, and are most of what gets here.
    let onlyLetters: [TextLanguage?] = [.chinese, .japanese, .korean]
    let letters = text.unicodeScalars.filter { scalar in
      let script = Self.script(of: scalar)
      return script != nil && (onlyLetters.contains(script) || scalar.properties.isAlphabetic)
    }
    var scripts = Set(letters.compactMap { Self.script(of: $0) })
    // Han also appears in Japanese and Korean; without their letters it is Chinese.
    if scripts.contains(.japanese) || scripts.contains(.korean) { scripts.remove(.chinese) }
    guard let language = scripts.first, scripts.count == 1 else { return nil }
    let isCertain = letters.allSatisfy {
      Self.script(of: $0) != language || language.has($0)
    }
    guard isCertain else { return nil }
    if language == .russian, !letters.contains(where: { Self.russianOnly.contains($0) }) {
      return nil
    }
    self = language
  }

  /// Returns the language tag for markup; `nil` for the language around the text.
  ///
  /// - Parameter outer: The language around the text: `ja`, `zh-Hant`. If it is Japanese, a text
  ///   with only Han characters is Japanese too.
  package func tag(in outer: String) -> String? {
    let name = outer.prefix { $0 != "-" && $0 != "_" }
    if name == rawValue { return nil }
    return self == .chinese && (name == "ja" || name == "ko") ? nil : rawValue
  }

  /// Returns the language that a script is mostly used for; for Han that is Chinese.
  private static func script(of letter: Unicode.Scalar) -> TextLanguage? {
    switch letter.value {
    case 0x0370...0x03FF, 0x1F00...0x1FFF: .greek
    case 0x0400...0x052F: .russian
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFC: .arabic
    case 0x0E01...0x0E5B: .thai
    case 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xAC00...0xD7FB: .korean
    case 0x3041...0x309F, 0x30A1...0x30FA, 0x30FD...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
      .japanese
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: .chinese
    default: nil
    }
  }

  /// Whether the language has a letter; other languages with the same script have more.
  private func has(_ letter: Unicode.Scalar) -> Bool {
    switch self {
    // Persian, Urdu and others have additional letters.
    case .arabic:
      (0x0621...0x064A).contains(letter.value) || (0x064B...0x0652).contains(letter.value)
        || letter.value == 0x0670 || letter.value >= 0xFB50
    case .russian:
      (0x0410...0x044F).contains(letter.value) || [0x401, 0x451].contains(letter.value)
    default: true
    }
  }

  /// Letters that Ukrainian, Bulgarian, Serbian and Macedonian do not have: ы, э and ё.
  private static let russianOnly: Set<Unicode.Scalar> = ["ы", "э", "ё", "Ы", "Э", "Ё"]
}
