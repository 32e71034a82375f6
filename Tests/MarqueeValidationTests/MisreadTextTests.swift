import MarqueeDiagnostics
import Testing

/// Texts that a wrong encoding has damaged, and those that only look damaged.
@Suite struct MisreadTextTests {
  private static let words = [
    "Aldén", "naïve", "Über uns", "Editor’s picks", "“Quoted” – and more…", "25 °C", "© 2024",
    "Coração", "Café", "Beyoncé", "Rosé am Abend", "Zoë", "voilà tout", "cliché, again",
    "à la minute",
    "Noë’s", "olé!", "¿Qué?", "Łódź", "Привет, мир", "Καλημέρα", "שלום", "مرحبا", "日本語の映画",
    "한국 드라마",
    "ภาพยนตร์", "Films 🎬", "5 € a month", "Marquee™",
  ]

  /// UTF-8 that is read as Latin-1, and as Windows-1252 where that has a character for each byte.
  @Test(arguments: words)
  func `text that was read in a wrong encoding is repaired`(word: String) {
    for garbled in [Self.asLatin1(word), Self.asWindows1252(word)].compactMap({ $0 }) {
      let found = Self.diagnostics(of: garbled)
      #expect(found.map(\.rule) == ["garbled-text"])
      #expect(Self.fixed(garbled, by: found) == word)
    }
  }

  @Test(arguments: [
    "Amélie", "CAFÉ™", "IRMÃ…", "MAÇÃ…", "IRMÃ®", "AMANHÃ”", "« À l’été… »", "Ça va ?", "ÄÖÜ",
    "ELÄMÄ”", "MÜNCHEN®",
    "Crème brûlée — légère", "São Paulo", "El Niño", "Ångström", "ñandú’s", "«È…»", "caffè…»",
    "Škoda™", "Œuvre", "ŽIŽKOV…", "5 £ – 7 €", "½ price", "Â", "Ã", "naïve’s",
  ])
  func `text with the same characters in their own right is left alone`(text: String) {
    #expect(Self.diagnostics(of: text).filter { $0.rule == "garbled-text" } == [])
  }

  @Test func `nothing else is reported for a damaged text`() {
    #expect(Self.diagnostics(of: "Ald\u{C3}\u{A9}n  and\u{200B} more").count == 1)
    #expect(Self.diagnostics(of: "Ald\u{FFFD}n  and more").map(\.rule) == ["garbled-text"])
  }

  private static func diagnostics(of text: String) -> [Diagnostic] {
    Checking.diagnostics(ofSection: "list", items: [Checking.string("text", text)])
  }

  private static func fixed(_ text: String, by diagnostics: [Diagnostic]) -> String {
    let screen = Checking.screen("list", items: [Checking.string("text", text)])
    let fixed = TextEdit.apply(diagnostics.flatMap(\.fixIts), to: Array(screen.utf8)).text
    let start = "<key>text</key><string>"
    let rest = String(decoding: fixed, as: UTF8.self).split(separator: start).last ?? ""
    return String(rest.split(separator: "<").first ?? "")
  }

  private static func asLatin1(_ text: String) -> String {
    String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
  }

  /// The bytes 0x80 to 0x9F as Windows-1252 has them (unicode.org, CP1252.TXT); `nil` with one of
  /// the five that it does not have.
  private static func asWindows1252(_ text: String) -> String? {
    let characters = Array("€?‚ƒ„…†‡ˆ‰Š‹Œ?Ž??‘’“”•–—˜™š›œ?žŸ".unicodeScalars)
    var result = String.UnicodeScalarView()
    for byte in text.utf8 {
      let character =
        (0x80...0x9F).contains(byte) ? characters[Int(byte) - 0x80] : Unicode.Scalar(byte)
      guard character != "?" || byte == 0x3F else { return nil }
      result.append(character)
    }
    return String(result)
  }
}
