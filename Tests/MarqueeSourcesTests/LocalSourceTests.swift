import Foundation
import MarqueeScreen
import MarqueeSources
import TestSupport
import Testing

/// A target whose path is any text.
struct AnyPath: ScreenTarget {
  var path: String
}

/// Screens in folders and bundles.
@Suite struct LocalSourceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func error(
    _ path: String, in source: some ScreenSource<AnyPath>
  ) async -> ScreenSourceError? {
    await #expect(throws: ScreenSourceError.self) {
      try await source.screen(for: AnyPath(path: path))
    }
  }

  @Test func `JSON comes before a property list`() async throws {
    try folder.write(ScreenText.json("built"), to: "Screens/Home.json")
    try folder.write(ScreenText.propertyList("written"), to: "Screens/Home.plist")
    try folder.write(ScreenText.propertyList("alone"), to: "Screens/Shop/Only.plist")
    let source = FolderSource<ScreenName>(folder.url.appending(path: "Screens"))
    let home = try await source.screen(for: "Home")
    #expect(home.screen.text == "built")
    #expect(home.origin == .folder)
    #expect(home.failure == nil)
    #expect(try await source.screen(for: "Shop/Only").screen.text == "alone")
    #expect(await source.storedScreen(for: "Home") == home)
    #expect(await source.storedScreen(for: "Gone") == nil)
  }

  @Test func `the index beside the screens has the theme`() async throws {
    var theme = Theme()
    theme.accent = "#C2410C"
    try folder.write(ScreenText.json("built"), to: "Shop/Home.json")
    let source = FolderSource<ScreenName>(folder.url)
    #expect(try await source.screen(for: "Shop/Home").theme == nil)
    let index = ScreenIndex([], theme: theme).json()
    try folder.write(String(decoding: index, as: UTF8.self), to: "Screens.json")
    #expect(try await source.screen(for: "Shop/Home").theme == theme)
    try folder.write("{", to: "Screens.json")
    #expect(try await source.screen(for: "Shop/Home").theme == nil)
  }

  @Test func `an enum with the names of screens is a target`() async throws {
    enum Name: String, ScreenTarget { case home = "Home" }
    try folder.write(ScreenText.json("built"), to: "Home.json")
    #expect(try await FolderSource<Name>(folder.url).screen(for: .home).screen.text == "built")
  }

  @Test(arguments: [
    "", "/", "..", "../Home.json", "Shop/../../Home.json", "/etc/passwd", "./Home.json", "a//b",
    "Home.json\0.txt", "Shop/", "../\u{301}Home.json", "Shop/..",
  ])
  func `a path that leaves the folder is refused`(path: String) async throws {
    try folder.write(ScreenText.json("outside"), to: "Home.json")
    try folder.write(ScreenText.json("inside"), to: "Screens/Shop/Home.json")
    let inner = folder.url.appending(path: "Screens")
    #expect(await error(path, in: FolderSource(inner)) == .refusedPath(path))
  }

  @Test func `a link out of the folder is refused, and one inside it is not`() async throws {
    try folder.write(ScreenText.json("outside"), to: "Home.json")
    try folder.write(ScreenText.json("inside"), to: "Screens/Shop.json")
    try folder.link("Screens/Out.json", to: folder.path("Home.json"))
    try folder.link("Screens/In.json", to: "Shop.json")
    try folder.link("Linked", to: "Screens")
    for name in ["Screens", "Linked"] {
      let source = FolderSource<AnyPath>(folder.url.appending(path: name))
      #expect(await error("Out.json", in: source) == .refusedPath("Out.json"))
      #expect(try await source.screen(for: AnyPath(path: "In.json")).screen.text == "inside")
    }
  }

  @Test func `an error names the path and the fault`() async throws {
    try folder.write("<html>", to: "Page.json")
    try folder.write("{\"error\":\"quota\"}", to: "Error.json")
    try folder.write(ScreenText.json("new", formatVersion: 2), to: "Newer.json")
    try folder.write("<plist><array><dict/></array></plist>", to: "Bare.plist")
    try folder.write([UInt8](repeating: 32, count: 16 << 20 + 1), to: "Large.json")
    try folder.write("", to: "Folder.json/file")
    let source = FolderSource<AnyPath>(folder.url)
    #expect(await error("Gone.json", in: source) == .notFound("Gone.json"))
    #expect(await error("Newer.json", in: source) == .newerFormat("Newer.json", version: 2))
    #expect(await error("Large.json", in: source) == .tooLarge("Large.json", limit: 16_777_216))
    #expect(
      await error("Folder.json", in: source)
        == .unreadable("Folder.json", reason: "it is not a file"))
    for name in ["Page.json", "Error.json", "Bare.json"] {
      let found = await error(name, in: source)
      guard case .unreadable(_, let reason) = found else {
        Issue.record("\(name): \(String(describing: found))")
        continue
      }
      #expect(!reason.isEmpty && !reason.contains("\n"))
    }
    #expect(
      await error("Bare.json", in: source)
        == .unreadable("Bare.plist", reason: "[0]: the key 'sectionType' is missing"))
  }

  @Test func `one broken item loses only itself`() async throws {
    let text = ScreenText.json("valid").replacing(
      "\"items\":[", with: "\"items\":[{\"id\":\"b\",\"imageName\":\"poster\"},")
    try folder.write(text, to: "Home.json")
    let loaded = try await FolderSource<ScreenName>(folder.url).screen(for: "Home")
    #expect(loaded.screen.text == "valid")
    #expect(
      loaded.skipped.map(\.description)
        == ["sections[0].items[0].description: missing, so the item is skipped"])
  }

  @Test func `a cancelled task gets no screen`() async throws {
    try folder.write(ScreenText.json("built"), to: "Home.json")
    let source = FolderSource<ScreenName>(folder.url)
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await #expect(throws: ScreenSourceError.self) {
        try await source.screen(for: "Home")
      }
    }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func `a bundle is searched in its folders and at its top`() async throws {
    try folder.write(ScreenText.json("top"), to: "Home.json")
    try folder.write(ScreenText.json("shop"), to: "Shop/Home.json")
    try folder.write(ScreenText.json("flat"), to: "Sale.json")
    try folder.write(ScreenText.propertyList("written"), to: "Content/Only.plist")
    let bundle = try #require(Bundle(path: folder.url.path))
    let source = BundleSource<ScreenName>(bundle)
    let home = try await source.screen(for: "Home")
    #expect(home.screen.text == "top")
    #expect(home.origin == .bundle)
    #expect(try await source.screen(for: "Shop/Home").screen.text == "shop")
    #expect(try await source.screen(for: "Shop/Sale").screen.text == "flat")
    let content = BundleSource<ScreenName>(bundle, folder: "Content")
    #expect(try await content.screen(for: "Only").screen.text == "written")
    #expect(await content.storedScreen(for: "Only")?.origin == .bundle)
    #expect(await error("Gone.json", in: BundleSource(bundle)) == .notFound("Gone.json"))
    #expect(
      await error("../Home.json", in: BundleSource(bundle, folder: "Content"))
        == .refusedPath("../Home.json"))
  }
}
