/// An Arabic letter, which has a width in each form.
struct ArabicLetter {
  /// By ``ArabicForm``, in hundredths of the font's size; 0 for a form that the letter lacks.
  private let widths: [Int]
  private let canJoinAfter: Bool

  /// Makes the letter that a piece of a text consists of; `nil` if it is none.
  init?(_ piece: Substring.UnicodeScalarView) {
    guard let first = piece.first, let own = Self.widths[first] else { return nil }
    widths = piece.dropFirst().contains(where: Self.isAlef) ? Self.lamAlef : own
    // A zero-width non-joiner separates a letter from the next.
    canJoinAfter = widths[ArabicForm.joinedAfter.rawValue] > 0 && !piece.contains("\u{200C}")
  }

  func isJoined(to next: ArabicLetter) -> Bool {
    canJoinAfter && next.widths[ArabicForm.joinedBefore.rawValue] > 0
  }

  func units(_ form: ArabicForm, _ weight: FontWeight) -> Int {
    ScriptAdvance.units(widths[form.rawValue] * 10, widening: ScriptAdvance.strong, weight)
  }

  /// Whether a scalar has one glyph together with a lam before it.
  static func isAlef(_ scalar: Unicode.Scalar) -> Bool {
    [0x0622, 0x0623, 0x0625, 0x0627].contains(scalar.value)
  }

  static let lam: Unicode.Scalar = "ل"

  private static let lamAlef = [58, 0, 60, 0]

  /// Isolated, initial, final and medial, of Noto Sans Arabic Regular; letters of Persian and Urdu
  /// are as wide as those of their shape.
  private static let widths: [Unicode.Scalar: [Int]] = {
    let groups = [
      "اأإآٱ": [24, 0, 29, 0], "بپ": [99, 27, 109, 34], "تثٹ": [99, 30, 109, 37],
      "جحخچ": [64, 59, 65, 64], "دذڈ": [48, 0, 53, 0], "رزژڑ": [37, 0, 40, 0],
      "سش": [121, 78, 127, 85], "صض": [131, 90, 135, 95], "طظ": [79, 68, 83, 71],
      "عغ": [61, 50, 57, 52], "ف": [98, 45, 110, 49], "ق": [77, 45, 81, 49],
      "كکگ": [88, 41, 92, 51], "ل": [69, 26, 73, 30], "م": [48, 53, 56, 58],
      "ن": [69, 27, 73, 34], "هہھ": [41, 57, 49, 51], "وؤ": [45, 0, 47, 0],
      "يی": [76, 30, 79, 37], "ى": [76, 0, 74, 0], "ئ": [76, 27, 74, 34], "ة": [41, 0, 49, 0],
      "ء": [41, 0, 0, 0], "ـ": [26, 26, 26, 26],
    ]
    return groups.reduce(into: [:]) { widths, group in
      for letter in group.key.unicodeScalars { widths[letter] = group.value }
    }
  }()
}
