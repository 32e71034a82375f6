import MarqueeScreen
import Testing

/// The names of screens and languages.
@Suite struct ScreenIDTests {
  private static let paths: [(path: String, name: String, language: String?)] = [
    ("Home", "Home", nil), ("Shop/Home", "Shop/Home", nil), ("ko.lproj/Learn", "Learn", "ko"),
    ("ko.lproj/Shop/Home", "Shop/Home", "ko"), ("Shop/ko.lproj/Home", "Shop/Home", "ko"),
    ("Base.lproj/Home", "Home", nil), ("zh_Hans.lproj/Home", "Home", "zh-Hans"),
    ("de.lproj", "de.lproj", nil), ("de.lproj/en.lproj/Home", "en.lproj/Home", "de"),
    ("lproj/Home", "lproj/Home", nil), ("english.lproj/Home", "Home", "english"),
  ]

  @Test(arguments: paths)
  func `a folder of a language says who sees a screen`(
    path: String, name: String, language: String?
  ) {
    let id = ScreenID(path: path)
    #expect(id.name == name)
    #expect(id.audience.language?.tag == language)
  }

  private static let languages: [(text: String, tags: [String])] = [
    ("ko", ["ko"]), ("pt-br", ["pt-BR", "pt"]), ("zh_hant_tw", ["zh-Hant-TW", "zh-Hant", "zh"]),
    ("ES-419", ["es-419", "es"]), ("sr-latn", ["sr-Latn", "sr"]),
    ("ca-valencia", ["ca-valencia", "ca"]),
    ("sl-Latn-IT-nedis", ["sl-Latn-IT-nedis", "sl-Latn-IT", "sl-Latn", "sl"]),
  ]

  @Test(arguments: languages)
  func `a language is part of more general ones`(text: String, tags: [String]) {
    let choices = Audience(language: Language(text)).choices
    #expect(choices.dropLast().map(\.language?.tag) == tags)
    #expect(choices.last == .base)
  }
}
