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
    var longer: Set<[UInt8]> = []
    for part in parts {
      part.forEachText { text in
        if Self.hasOnlyCharacters(text.string) {
          for scalar in text.string.unicodeScalars { scalars.insert(scalar) }
        } else {
          longer.formUnion(Self.pieces(of: text.string).map { Array($0.utf8) })
        }
      }
    }
    let found = longer.union(scalars.map { Array(String($0).utf8) })
    entries = found.sorted { $0.lexicographicallyPrecedes($1) }.compactMap { bytes in
      Self.entry(String(decoding: bytes, as: UTF8.self))
    }
  }

  static func pieces(of text: String) -> [Substring] {
    var start = text.startIndex
    return TextPiece.pieces(of: text, font: TextFont(pointSize: 1)).map { piece in
      defer { start = piece.end }
      return text[start..<piece.end]
    }
  }

  /// Whether each scalar of a text is a piece by itself, as far as a quick check shows.
  static func hasOnlyCharacters(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }

  private static func entry(_ text: String) -> Entry? {
    let byWeight = FontWeight.allCases.compactMap { weight in
      TextPiece.pieces(of: text, font: TextFont(pointSize: TextFont.wholeUnitSize, weight: weight))
        .first
    }
    return byWeight.first.map { Entry(text: text, kind: $0.kind, widths: byWeight.map(\.width)) }
  }
}

extension CellPart {
  func forEachText(_ body: (CellText) -> Void) {
    forEachPartWithContent {
      if case .text(let text) = $0 { body(text) }
    }
  }
}
