import Foundation
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import MarqueeSources
import TestSupport
import Testing

/// Rules, sites, publications and apps agree which version of a screen a reader sees.
@Suite struct WhoSeesWhatTests {
  private static let versions = [
    "Home": ["Home", "ko.lproj/Home", "de.lproj/Home"], "Learn": ["Learn", "ko.lproj/Learn"],
    "Kids": ["Kids", "pt.lproj/Kids"],
    "Shop/News": ["Base.lproj/Shop/News", "Shop/pt.lproj/News"], "Tour": ["de.lproj/Tour"],
  ]

  /// What readers see; "" are those of all other languages.
  private static let seen: [String: [String: String]] = [
    "": ["Home": "Home", "Learn": "Learn", "Kids": "Kids", "Shop/News": "Base.lproj/Shop/News"],
    "ko": [
      "Home": "ko.lproj/Home", "Learn": "ko.lproj/Learn", "Kids": "Kids",
      "Shop/News": "Base.lproj/Shop/News",
    ],
    "de": [
      "Home": "de.lproj/Home", "Learn": "Learn", "Kids": "Kids",
      "Shop/News": "Base.lproj/Shop/News", "Tour": "de.lproj/Tour",
    ],
    "pt": [
      "Home": "Home", "Learn": "Learn", "Kids": "pt.lproj/Kids", "Shop/News": "Shop/pt.lproj/News",
    ],
  ]

  private let folder: TemporaryFolder
  private let report: ContentReport
  private let names: PreviewNames

  /// Writes each version with a section named after it, and for each language a screen that links
  /// to all of these sections.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    for path in Self.versions.values.joined() {
      try folder.write(Self.screen(id: path, links: ["https://example.com"]), to: Self.file(path))
    }
    let links = Self.versions.sorted { $0.key < $1.key }.flatMap { screen, versions in
      versions.map { "screen:\(screen)#\($0)" }
    }
    for language in Self.seen.keys {
      try folder.write(
        Self.screen(id: "links", links: links), to: Self.file(Self.linking(language)))
    }
    let pipeline = try ContentPipeline(folder: folder.path("Content"))
    report = pipeline.run()
    names = PreviewNames(publishing: pipeline.content, at: folder.path("Content"))
  }

  private static func file(_ path: String) -> String { "Content/\(path).plist" }

  /// The screen with links for readers of a language.
  private static func linking(_ language: String) -> String {
    (language.isEmpty ? "" : "\(language).lproj/") + "Links"
  }

  private static func screen(id: String, links: [String]) -> String {
    let items = links.map {
      "<dict><key>text</key><string>To \($0)</string><key>link</key><string>\($0)</string></dict>"
    }
    return """
      <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
      <key>id</key><string>\(id)</string><key>sectionName</key><string>Rows</string>
      <key>contentItem</key><array>\(items.joined(separator: "\n"))</array></dict></array></plist>
      """
  }

  @Test(arguments: Self.seen) func `rules look for a section in the version that is seen`(
    language: String, seen: [String: String]
  ) {
    let expected = Self.versions.flatMap { screen, versions in
      versions.filter { $0 != seen[screen] }.map { version in
        let place = language.isEmpty ? "" : "in '\(language)' or "
        return seen[screen] == nil
          ? "there is no screen '\(screen)' \(place)for all languages"
          : "the screen '\(screen)' has no section whose 'id' is '\(version)'"
      }
    }
    let file = folder.path(Self.file(Self.linking(language)))
    let found = report.diagnostics.filter {
      $0.part == "unknown-link-target" && $0.place.file == file
    }
    #expect(found.map(\.message).sorted() == expected.sorted())
  }

  @Test(arguments: Self.seen) func `a site leads to the version that is seen`(
    language: String, seen: [String: String]
  ) throws {
    var request = PreviewRequest()
    request.isSite = true
    let page = "screens/\(Self.linking(language)).html"
    let file = try #require(try request.files(of: report, names).first { $0.name == page })
    let base = try #require(URL(string: "site:/\(page)"))
    let addresses = String(decoding: file.bytes, as: UTF8.self)
      .matches(of: /"title":"([^"]*)","address":"([^"#]*)/).map { match in
        (String(match.1), URL(string: String(match.2), relativeTo: base)?.absoluteURL.path ?? "")
      }
    // One link for each version that the folder has.
    let expected = seen.flatMap { screen, path in
      (Self.versions[screen] ?? []).map { _ in (path, "/screens/\(path).html") }
    }
    #expect(addresses.map(\.0).sorted() == expected.map(\.0).sorted())
    #expect(addresses.map(\.1).sorted() == expected.map(\.1).sorted())
  }

  @Test(arguments: Self.seen) func `an app finds the version that is seen, in each list of files`(
    language: String, seen: [String: String]
  ) async throws {
    let languages = language.isEmpty ? ["fr"] : ["\(language)-001"]
    let published = try PublishSource(report, in: folder.path("Content"), workers: .all).content
    let manifest = published.manifest(number: 1, previous: nil)
    let index = ScreenIndex(
      report.screens.map {
        ScreenIndex.Entry(
          name: $0.outputName, file: "\($0.outputName).json", sectionCount: 1, itemCount: 1)
      })
    let source = FolderSource<ScreenName>(
      folder.url.appending(path: "Content"), languages: languages)
    for screen in Self.versions.keys {
      let path = seen[screen]
      #expect(manifest.screen(screen, for: languages)?.file == path.map { "\($0).json" })
      #expect(index.screen(screen, for: languages)?.name == path)
      // Each version has a section named after it.
      let loaded = await source.storedScreen(for: ScreenName(screen))
      #expect(loaded?.screen.sections.map(\.id) == path.map { [$0] })
    }
  }
}
