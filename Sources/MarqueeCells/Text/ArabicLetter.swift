/// An Arabic letter, which has a width for each form.
struct ArabicLetter {
  /// The widths by ``ArabicForm``, in hundredths of the font's size; 0 for a missing form.
  private let widths: [Int]
  private let canJoinAfter: Bool

  /// Makes the letter that a piece of a text consists of; `nil` if it is none.
  init?(_ piece: Substring.UnicodeScalarView) {
    guard let first = piece.first, let own = Self.widths[first] else { return nil }
    widths = piece.dropFirst().contains(where: Self.isAlef) ? Self.lamAlef : own
    // A zero-width non-joiner separates a letter from the next.
    canJoinAfter = widths[ArabicForm.initial.rawValue] > 0 && !piece.contains("\u{200C}")
  }

  func isJoined(to next: ArabicLetter) -> Bool {
    canJoinAfter && next.widths[ArabicForm.final.rawValue] > 0
  }

  func units(_ form: ArabicForm, _ weight: FontWeight) -> Int {
    ScriptAdvance.units(widths[form.rawValue] * 10, widening: ScriptAdvance.strong, weight)
  }

  static func isolatedWidth(of scalar: Unicode.Scalar) -> Int? { widths[scalar]?.first }

  /// Whether a scalar has one glyph together with a lam before it.
  static func isAlef(_ scalar: Unicode.Scalar) -> Bool {
    [0x0622, 0x0623, 0x0625, 0x0627].contains(scalar.value)
  }

  static let lam: Unicode.Scalar = "ل"

  private static let lamAlef = [58, 0, 0, 60]

  /// The widths of Noto Sans Arabic Regular, to which letters of Persian and Urdu are added by their
  /// shape.
  private static let widths: [Unicode.Scalar: [Int]] = {
    let groups = [
      "اأإآٱ": [24, 0, 0, 29], "بپ": [99, 27, 34, 109], "تثٹ": [99, 30, 37, 109],
      "جحخچ": [64, 59, 64, 65], "دذڈ": [48, 0, 0, 53], "رزژڑ": [37, 0, 0, 40],
      "سش": [121, 78, 85, 127], "صض": [131, 90, 95, 135], "طظ": [79, 68, 71, 83],
      "عغ": [61, 50, 52, 57], "ف": [98, 45, 49, 110], "ق": [77, 45, 49, 81],
      "كکگ": [88, 41, 51, 92], "ل": [69, 26, 30, 73], "م": [48, 53, 58, 56],
      "ن": [69, 27, 34, 73], "هہھ": [41, 57, 51, 49], "وؤ": [45, 0, 0, 47],
      "يی": [76, 30, 37, 79], "ى": [76, 0, 0, 74], "ئ": [76, 27, 34, 74], "ة": [41, 0, 0, 49],
      "ء": [41, 0, 0, 0], "ـ": [26, 26, 26, 26],
    ]
    return groups.reduce(into: [:]) { widths, group in
      for letter in group.key.unicodeScalars { widths[letter] = group.value }
    }
  }()
}
