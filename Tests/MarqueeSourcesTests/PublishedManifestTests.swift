import Foundation
import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSources
import TestSupport
import Testing

/// Screens that were published under their digests.
@Suite(.enabled(if: Python.isPresent, Comment(rawValue: Python.reason)))
struct PublishedManifestTests {
  private let server: ScriptedServer
  private let folder: TemporaryFolder

  init() throws {
    server = try ScriptedServer()
    folder = try TemporaryFolder()
  }

  private func source(appVersion: String? = nil) throws -> HTTPSource<ScreenName> {
    HTTPSource(
      try server.url.appending(path: "files"), manifest: "production/manifest.json",
      appVersion: appVersion, store: ScreenStore(folder: folder.url))
  }

  /// Puts screens on the server as objects, and then the manifest of them.
  private func publish(
    _ texts: [String: String], number: Int, minimumAppVersion: String? = nil,
    theme: Theme = Theme()
  ) async throws {
    var entries: [CatalogManifest.Entry] = []
    for (name, text) in texts {
      let json = ScreenText.json(text)
      let bytes = Array(json.utf8)
      let digest = SHA256.hexadecimal(of: bytes)
      try await server.put(json, at: "files/objects/\(digest).json")
      entries.append(
        CatalogManifest.Entry(
          file: "\(name).json", digest: digest, byteCount: bytes.count,
          object: "objects/\(digest).json"))
    }
    let manifest = CatalogManifest(
      number: number, minimumAppVersion: minimumAppVersion, screens: entries,
      theme: theme)
    try await server.put(
      String(decoding: manifest.jsonBytes(), as: UTF8.self), at: "files/production/manifest.json")
  }

  @Test func `the theme comes with the screens, also of the store`() async throws {
    var theme = Theme()
    theme.headerSize = 26
    try await publish(["Home": "1"], number: 1, theme: theme)
    let source = try source()
    #expect(try await source.screen(for: "Home").theme == theme)
    #expect(await source.storedScreen(for: "Home")?.theme == theme)
    try await publish(["Home": "1"], number: 2)
    #expect(try await source.screen(for: "Home", policy: .reload).theme == Theme())
  }

  @Test func `screens are found by their names, and transferred by their digests`() async throws {
    try await publish(["Home": "1", "Shop/Sale": "1 of Sale"], number: 1)
    let source = try source()
    #expect(try await source.refresh() == ["Home.json", "Shop/Sale.json"])
    #expect(try await source.screen(for: "Home").screen.text == "1")
    #expect(await source.storedScreen(for: "Shop/Sale")?.screen.text == "1 of Sale")

    try await publish(["Home": "2", "Shop/Sale": "1 of Sale"], number: 2)
    #expect(try await source.refresh() == ["Home.json"])
    #expect(await source.storedScreen(for: "Home")?.screen.text == "2")
    let paths = try await server.requests().map { $0.split(separator: " ")[1] }
    #expect(paths.count { $0.hasPrefix("/files/objects/") } == 3)
    #expect(!paths.contains("/files/Home.json"))
  }

  @Test func `going back needs no transfer of what is the same`() async throws {
    let source = try source()
    for text in ["1", "2", "1"] {
      try await publish(["Home": text], number: 1)
      try await source.refresh()
      #expect(await source.storedScreen(for: "Home")?.screen.text == text)
    }
  }

  @Test(arguments: [nil, "2.4", "2.10", "3"])
  func `an app that is new enough shows what was published`(version: String?) async throws {
    try await publish(["Home": "1"], number: 1, minimumAppVersion: "2.4")
    #expect(try await source(appVersion: version).screen(for: "Home").screen.text == "1")
  }

  @Test func `an older app keeps what it has, and learns why`() async throws {
    let source = try source(appVersion: "2.3")
    try await publish(["Home": "1"], number: 1, minimumAppVersion: "2.3")
    try await source.refresh()
    try await publish(["Home": "2"], number: 2, minimumAppVersion: "2.4")
    let error = ScreenSourceError.newerApp("production/manifest.json", version: "2.4")
    await #expect(throws: error) { try await source.refresh() }
    let loaded = try await source.screen(for: "Home")
    #expect(loaded.screen.text == "1")
    #expect(loaded.failure == error)
    #expect(
      error.description
        == "'production/manifest.json' is for version 2.4 of the app, and later ones: "
        + "update the app.")
  }

  @Test(arguments: ["../secret.json", "/etc/passwd", "", "objects/../../x.json"])
  func `an object outside the folder is refused`(object: String) async throws {
    let text = ScreenText.json("1")
    let entry = CatalogManifest.Entry(
      file: "Home.json", digest: SHA256.hexadecimal(of: Array(text.utf8)),
      byteCount: text.utf8.count, object: object)
    try await server.put(
      String(decoding: CatalogManifest(number: 1, screens: [entry]).jsonBytes(), as: UTF8.self),
      at: "files/production/manifest.json")
    let source = try source()
    let error = await #expect(throws: ScreenSourceError.self) { try await source.refresh() }
    switch error {
    case .refusedPath(object), .notFound(object): break
    default: Issue.record("\(String(describing: error))")
    }
    #expect(await source.storedScreen(for: "Home") == nil)
  }
}
