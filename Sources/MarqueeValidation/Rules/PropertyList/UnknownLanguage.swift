import MarqueeDiagnostics
import MarqueeScreen

extension Rule {
  static let unknownLanguage = Rule(
    "unknown-language", ofFolder: .propertyList, severity: .error,
    summary: "a folder such as 'english.lproj' or 'kr.lproj' is not named after a language",
    rationale: """
      The folder of a language has the name that systems give it, its tag of BCP 47: 'en.lproj', \
      'pt-BR.lproj', 'zh-Hans.lproj'. No reader has a language 'english' or 'kr', which is a country, \
      so nobody sees the screens. A tag in other letters, such as 'zh_Hans', is only a warning: some \
      systems know it.
      """,
    examples: [
      .bad(
        .items(of: "list"), files: ["Home.plist", "⟦kr.lproj/Home.plist⟧"],
        beside: [["text": "Help"]], [["text": "Questions"]]),
      .good(
        .items(of: "list"), files: ["Home.plist", "ko.lproj/Home.plist"],
        beside: [["text": "Help"]], [["text": "Questions"]]),
    ]
  ) { context, report in
    var seen: Set<Substring> = []
    for screen in context.screens {
      guard let folder = ScreenID.languageFolder(inPath: screen.name), seen.insert(folder).inserted,
        let language = screen.id.audience.language
      else { continue }
      let written = folder.dropLast(".lproj".count)
      let meant = meant[written.lowercased()] ?? (isKnown(language.code) ? language.tag : nil)
      guard meant != String(written) else { continue }
      report.add(
        at: context.place(of: screen), severity: meant == language.tag ? .warning : nil,
        "'\(written)' is not the tag of a language",
        fixIts: .advice("name the folder \(meant.map { "'\($0).lproj'" } ?? "as 'en.lproj' is")"))
    }
  }

  private static func isKnown(_ code: String) -> Bool {
    codes.contains(code) || code.utf8.count == 3 && code.utf8.allSatisfy(\.isASCIILetter)
  }

  /// Those of ISO 639-1; those of three letters are too many.
  private static let codes = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da
    de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz
    ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln
    lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi
    pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th
    ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// What was surely meant by countries, former tags and English names; few read Kanuri, 'kr'.
  private static let meant = [
    "base": "Base", "kr": "ko", "jp": "ja", "cn": "zh-Hans", "ua": "uk", "dk": "da", "gr": "el",
    "cz": "cs", "vn": "vi", "us": "en-US", "gb": "en-GB", "en-uk": "en-GB", "iw": "he",
    "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it",
    "portuguese": "pt", "dutch": "nl", "russian": "ru", "japanese": "ja", "korean": "ko",
    "chinese": "zh-Hans", "arabic": "ar", "hebrew": "he", "turkish": "tr", "polish": "pl",
    "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi",
  ]
}
