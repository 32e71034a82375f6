import MarqueeCells
import MarqueeDiagnostics

/// The fonts of a page: Inter in the weights and with the characters that the page shows.
struct FontFaces {
  /// The family's name, which differs from any installed font.
  static let family = "Marquee Inter"

  /// The characters by weight; the system's fonts draw those that Inter lacks.
  private(set) var scalars: [FontWeight: Set<Unicode.Scalar>] = [:]

  /// All available characters, for a page whose content changes.
  static let all: FontFaces = {
    var fonts = FontFaces()
    for weight in FontWeight.allCases {
      fonts.scalars[weight] = Set(GlyphFile.inter[weight].scalars)
    }
    return fonts
  }()

  private init() {}

  /// Creates fonts for the characters of UTF-8 texts and all of ASCII, in the weights of the style
  /// sheets.
  ///
  /// - Parameter cells: Texts of the screen, which may have other weights.
  /// - Complexity: O(*n*) in the bytes; texts may contain images, which are almost entirely ASCII.
  init(of texts: [[UInt8]], cells: [CellText] = []) {
    var found = Set((0x20...0x7E).map { Unicode.Scalar(UInt8($0)) })
    for text in texts { found.formUnion(Self.scalars(of: text)) }
    for weight in Self.weightsOfStyle { scalars[weight] = found }
    for text in cells where !Self.weightsOfStyle.contains(text.weight) {
      scalars[text.weight, default: ["…"]].formUnion(text.string.unicodeScalars)
      scalars[text.weight, default: []].formUnion(Self.scalars(of: Array(text.string.utf8)))
    }
  }

  /// The weights in the style sheets, apart from texts of the screen.
  private static let weightsOfStyle: [FontWeight] = [.regular, .semibold]

  private static func scalars(of text: [UInt8]) -> Set<Unicode.Scalar> {
    var scalars: Set<Unicode.Scalar> = []
    var start = 0
    while let first = text[start...].firstIndex(where: { $0 >= 0x80 }) {
      let end = text[first...].firstIndex { $0 < 0x80 } ?? text.endIndex
      // A base letter before combining marks is part of the character.
      let run = String(decoding: text[max(start, first - 1)..<end], as: UTF8.self)
      scalars.formUnion(run.unicodeScalars)
      for character in run where character.unicodeScalars.count > 1 {
        if let whole = GlyphFile.inter[.regular].scalar(of: character) { scalars.insert(whole) }
      }
      start = end
    }
    // From right to left, browsers show the other sign of a pair, if the font has it.
    for pair in ["«»", "‹›", "≤≥"].map(\.unicodeScalars)
    where pair.contains(where: scalars.contains) {
      scalars.formUnion(pair)
    }
    return scalars
  }

  /// The style sheet's rules for the fonts, with the font data embedded.
  var style: [UInt8] {
    FontWeight.allCases.flatMap { weight -> [UInt8] in
      guard let scalars = scalars[weight] else { return [] }
      let font = TrueTypeFont(family: Self.family, weight: weight, of: .inter, for: scalars)
      return Array(
        """
        @font-face { font-family: "\(Self.family)"; font-weight: \(Int(weight.cssWeight)); \
        src: url(data:font/ttf;base64,\(Base64.encode(font.bytes))) format("truetype"); }

        """.utf8)
    }
  }
}
