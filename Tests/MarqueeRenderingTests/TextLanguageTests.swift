import MarqueeCells
import Testing

@Suite struct TextLanguageTests {
  @Test(arguments: [
    ("오늘의 TOP 10", TextLanguage.korean), ("Season 2: 漢字와 한글", .korean),
    ("夜空を読む", .japanese), ("カタカナ", .japanese), ("仰望夜空", .chinese),
    ("קורס שכדאי", .hebrew), ("بعد قراءة", .arabic), ("Это был длинный день", .russian),
    ("Ελληνικά", .greek), ("ภาษาไทย", .thai),
  ])
  func `letters say the language`(text: String, language: TextLanguage) {
    #expect(TextLanguage(of: text) == language)
  }

  /// Ukrainian, Bulgarian and Serbian; Persian and Urdu; two scripts; no letters.
  @Test(arguments: [
    "Привіт, світе", "Добър ден", "Добар дан, Љубљана", "Москва", "گفتگو", "چاۓ", "שלום مرحبا",
    "Course of the season", "Ďábelské ódy", "4.8 (1,284)", "", "•–…", "🎬 Film",
  ])
  func `what is not certain has no language`(text: String) {
    #expect(TextLanguage(of: text) == nil)
  }

  @Test(arguments: [
    ("한글", "en-US", "ko"), ("한글", "ko-KR", nil), ("漢字", "en-US", "zh"), ("漢字", "ja-JP", nil),
    ("漢字", "zh-Hant-TW", nil), ("漢字", "ko-KR", nil), ("かな", "zh-CN", "ja"), ("Word", "ko-KR", nil),
  ])
  func `a text in the language around it is not marked`(
    text: String, outer: String, expected: String?
  ) {
    #expect(TextLanguage(of: text)?.tag(in: outer) == expected)
  }
}
