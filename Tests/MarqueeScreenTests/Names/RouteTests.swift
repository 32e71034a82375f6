import MarqueeScreen
import Testing

@Suite struct RouteTests {
  private static func route(_ paths: [String]) -> Route { Route(paths.map(ScreenID.init(path:))) }

  private static let readers: [(paths: [String], reader: String, seen: String?)] = [
    (["Home", "ko.lproj/Home"], "ko-KR", "ko"), (["Home", "ko.lproj/Home"], "en", ""),
    (["zh.lproj/Home", "zh-Hant.lproj/Home"], "zh-Hant-TW", "zh-Hant"),
    (["zh.lproj/Home", "zh-Hant.lproj/Home"], "zh-Hans", "zh"),
    (["pt-BR.lproj/Home"], "pt", nil), (["pt.lproj/Home"], "pt-BR", "pt"),
    (["Base.lproj/Home"], "en", ""), (["de.lproj/Home"], "", nil), (["Shop/Home"], "de", nil),
  ]

  @Test(arguments: readers)
  func `a reader sees the nearest version`(paths: [String], reader: String, seen: String?) {
    let audience = reader.isEmpty ? .base : Audience(language: Language(reader))
    let found = Self.route(paths).screen("Home", for: audience)
    #expect(found?.name == seen.map { _ in "Home" })
    #expect(found.map { $0.audience.language?.tag ?? "" } == seen)
  }

  private static let choices: [(languages: [String], file: String)] = [
    (["de", "ko"], "ko.lproj/Home"), (["ko", "pt"], "ko.lproj/Home"),
    (["pt-BR", "ko"], "pt.lproj/Home"), (["de"], "Home"), ([], "Home"),
  ]

  @Test(arguments: choices)
  func `of several languages, the first that has a version is taken`(
    languages: [String], file: String
  ) {
    let paths = ["Home", "ko.lproj/Home", "pt.lproj/Home"]
    let index = ScreenIndex(
      paths.map { ScreenIndex.Entry(name: $0, file: "\($0).json", sectionCount: 1, itemCount: 1) })
    #expect(index.screen("Home", for: languages)?.name == file)
    #expect(index.screen("Learn", for: languages) == nil)
    let digest = String(repeating: "0", count: 64)
    let manifest = CatalogManifest(
      screens: paths.map { CatalogManifest.Entry(file: "\($0).json", digest: digest, byteCount: 1) }
    )
    #expect(manifest.screen("Home", for: languages)?.file == "\(file).json")
  }

  private static let folders: [(paths: [String], audiences: [String])] = [
    (["Home"], [""]), ([], [""]), (["de.lproj/Home"], ["", "de"]),
    (["en.lproj/Home", "de.lproj/Home"], ["de", "en"]),
    (["en.lproj/Home", "de.lproj/Home", "Learn"], ["de", "en"]),
    (["en.lproj/Home", "de.lproj/Home", "Home"], ["", "de", "en"]),
    (["en.lproj/Home", "de.lproj/Home", "Base.lproj/Home"], ["", "de", "en"]),
    (["zh_Hans.lproj/Home", "zh-Hans.lproj/Learn"], ["", "zh-Hans"]),
  ]

  @Test(arguments: folders)
  func `readers of other languages count if something is for all`(
    paths: [String], audiences: [String]
  ) {
    #expect(Self.route(paths).audiences.map { $0.language?.tag ?? "" } == audiences)
  }
}
