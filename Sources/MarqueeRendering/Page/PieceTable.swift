import MarqueeCells
import MarqueeScreen
import MarqueeSolver

/// The pieces that the texts of a page consist of, each once.
///
/// They let the page break lines as ``TextMeasurer`` does, whatever fonts are installed.
struct PieceTable {
  struct Entry: Hashable {
    let text: String
    let kind: TextPiece.Kind
    /// The width in each weight of ``FontWeight``, in a font of ``TextFont/wholeUnitSize``.
    let widths: [Double]
  }

  /// The pieces, sorted by their bytes.
  private(set) var entries: [Entry] = []

  /// Collects the pieces of all texts in some parts.
  ///
  /// - Complexity: O(*n*) in the scalars of the texts.
  init(of parts: some Sequence<CellPart>) {
    // The ellipsis is for the end of a cut text.
    var scalars: Set<Unicode.Scalar> = ["…"]
    // Bytes, because different strings can compare as equal.
    var longer: [[UInt8]: ArabicForm] = [:]
    for part in parts {
      part.forEachText { text in
        if Self.hasOnlyCharacters(text.string) {
          for scalar in text.string.unicodeScalars { scalars.insert(scalar) }
        } else {
          for piece in Self.pieces(of: text.string) {
            // A text can be cut after any letter.
            for form in [piece.form, piece.form.subtracting(.joinedAfter)] {
              longer[Array((piece.text + Self.suffix(of: form)).utf8)] = form
            }
          }
        }
      }
    }
    for scalar in scalars { longer[Array(String(scalar).utf8)] = [] }
    entries = longer.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { key, form in
      Self.entry(String(decoding: key, as: UTF8.self), form)
    }
  }

  /// What follows a letter in its key, unless it is isolated.
  private static func suffix(of form: ArabicForm) -> String {
    form.isEmpty ? "" : String(form.rawValue)
  }

  static func pieces(of text: String) -> [(text: Substring, form: ArabicForm)] {
    var start = text.startIndex
    return TextPiece.pieces(of: text, font: TextFont(pointSize: 1)).map { piece in
      defer { start = piece.end }
      return (text[start..<piece.end], piece.form)
    }
  }

  /// Whether each scalar of a text is a piece by itself, as far as a quick check shows.
  static func hasOnlyCharacters(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }

  private static func entry(_ key: String, _ form: ArabicForm) -> Entry? {
    // A tatweel joins with the letters on both sides.
    let (start, end) = (
      form.contains(.joinedBefore) ? 1 : 0, form.contains(.joinedAfter) ? "ـ" : ""
    )
    let text = String(repeating: "ـ", count: start) + key.dropLast(suffix(of: form).count) + end
    let byWeight = FontWeight.allCases.compactMap { weight in
      TextPiece.pieces(of: text, font: TextFont(pointSize: TextFont.wholeUnitSize, weight: weight))
        .dropFirst(start).first
    }
    return byWeight.first.map { Entry(text: key, kind: $0.kind, widths: byWeight.map(\.width)) }
  }
}

extension CellPart {
  func forEachText(_ body: (CellText) -> Void) {
    forEachPartWithContent {
      if case .text(let text) = $0 { body(text) }
    }
  }
}
