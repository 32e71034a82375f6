import MarqueeCommandLine
import TestSupport
import Testing

/// A change compiles exactly the screens that depend on it.
@Suite struct CompiledCountTests {
  private let folder: TemporaryFolder

  /// Six screens: with a poster, with a poster whose fields it replaces, with a query, with no
  /// library items, with an image, and with a name that no item has.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>itemKinds</key><dict><key>film</key><dict><key>fields</key><dict>
      <key>name</key><dict><key>kind</key><string>text</string></dict></dict>
      <key>show</key><dict><key>title</key><string>name</string></dict></dict></dict>
      <key>sectionTypes</key><dict><key>films</key><dict>
      <key>items</key><string>film</string><key>layout</key><string>grid</string></dict></dict>
      <key>rules</key><dict><key>text-truncated</key><string>off</string></dict>
      </dict></plist>
      """, to: "Content/Marquee.plist")
    try write(library: [("cat", poster("A cat")), ("dog", poster("A dog")), ("dune", film("Dune"))])
    try write("Poster", "<string>cat</string>")
    try write(
      "Replaced",
      "<dict><key>item</key><string>dog</string><key>description</key><string>Own</string></dict>")
    try write("Missing", "<string>cow</string>")
    try folder.write(
      "<plist version=\"1.0\"><array><dict><key>sectionType</key><string>films</string>"
        + "<key>query</key><dict/></dict></array></plist>", to: "Content/Query.plist")
    try write("Alone", "<dict>\(text("description", "Alone"))\(text("imageName", "a"))</dict>")
    try write("Image", "<dict>\(text("description", "Image"))\(text("imageName", "b"))</dict>")
    for name in ["a", "b"] {
      try folder.write(PNGBytes.image(270, 270, note: name), to: "Content/\(name).png")
    }
  }

  private func text(_ key: String, _ value: String) -> String {
    "<key>\(key)</key><string>\(value)</string>"
  }

  private func poster(_ description: String) -> String {
    text("kind", "poster") + text("description", description) + text("imageName", "a")
  }

  private func film(_ name: String) -> String { text("kind", "film") + text("name", name) }

  private func write(library items: [(id: String, fields: String)]) throws {
    let items = items.map { "<key>\($0.id)</key><dict>\($0.fields)</dict>" }.joined()
    try folder.write(
      "<plist version=\"1.0\"><dict>\(items)</dict></plist>", to: "Content/Items.plist")
  }

  private func write(_ name: String, _ item: String) throws {
    try folder.write(
      "<plist version=\"1.0\"><array><dict><key>sectionType</key><string>grid</string>"
        + "<key>contentItem</key><array>\(item)</array></dict></array></plist>",
      to: "Content/\(name).plist")
  }

  /// The number of compiled screens that a build reports.
  private func build() -> String {
    let run = CommandRun(arguments: [
      "build", folder.path("Content"), "-o", folder.path("out"), "--cache-count",
    ])
    return run.errors.split(separator: "\n").first { $0.contains("note: compiled") }.map(
      String.init)
      ?? run.errors
  }

  @Test func `nothing is compiled twice`() {
    #expect(build() == "marquee: note: compiled 6 of 6 screens")
    #expect(build() == "marquee: note: compiled 0 of 6 screens")
  }

  @Test func `a changed item is compiled into the screens that show it`() throws {
    _ = build()
    // The item before it is longer now, which moves its place.
    try write(library: [
      ("cat", poster("A black cat")), ("dog", poster("A dog")), ("dune", film("Dune")),
    ])
    // Poster, and Missing, for which all items are suggestions.
    #expect(build() == "marquee: note: compiled 2 of 6 screens")
    try write(library: [
      ("cat", poster("A black cat")), ("dog", poster("A dog")), ("dune", film("Dune 2")),
    ])
    // Query and Missing.
    #expect(build() == "marquee: note: compiled 2 of 6 screens")
    try write(library: [
      ("cat", poster("A black cat")), ("dog", poster("The dog")), ("dune", film("Dune 2")),
      ("heat", film("Heat")),
    ])
    // Replaced, Query and Missing.
    #expect(build() == "marquee: note: compiled 3 of 6 screens")
    #expect(try folder.text("out/Query.json").contains("Heat"))
  }

  /// The first two films by name of those called Dune or Heat.
  @Test func `a screen is compiled if the result of its query has changed`() throws {
    let films = [("heat", film("Heat")), ("dune", film("Dune")), ("cats", film("Cats"))]
    try write(library: films)
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>
      <key>query</key><dict><key>where</key><dict><key>name</key><array>
      <string>Dune</string><string>Heat</string><string>Alien</string></array></dict>
      <key>orderBy</key><string>name</string><key>limit</key><integer>2</integer></dict>
      </dict></array></plist>
      """, to: "Content/Query.plist")
    for name in ["Poster", "Replaced", "Missing"] { try folder.remove("Content/\(name).plist") }
    _ = build()
    // An item that the query does not find.
    try write(library: films + [("gone", film("Gone"))])
    #expect(build() == "marquee: note: compiled 0 of 3 screens")
    // The same items in another order of the library.
    try write(library: films.reversed())
    #expect(build() == "marquee: note: compiled 0 of 3 screens")
    // An item that comes first now, so that another one exceeds the limit.
    try write(library: films + [("alien", film("Alien"))])
    #expect(build() == "marquee: note: compiled 1 of 3 screens")
    #expect(try !folder.text("out/Query.json").contains("Heat"))
    // An item that is no longer found.
    try write(library: films + [("alien", film("Aliens"))])
    #expect(build() == "marquee: note: compiled 1 of 3 screens")
  }

  @Test func `a changed image is compiled into the screens that name it`() throws {
    _ = build()
    try folder.write(PNGBytes.image(280, 280, note: "b"), to: "Content/b.png")
    #expect(build() == "marquee: note: compiled 1 of 6 screens")
    // The image of both posters, and of the item that the screen names itself.
    try folder.write(PNGBytes.image(290, 290, note: "a"), to: "Content/a.png")
    #expect(build() == "marquee: note: compiled 3 of 6 screens")
  }

  @Test func `a changed screen is compiled, and no other`() throws {
    _ = build()
    try write("Poster", "<string>dog</string>")
    #expect(build() == "marquee: note: compiled 1 of 6 screens")
  }

  @Test func `settings that are gone are not empty settings`() throws {
    try folder.write("", to: "Content/Marquee.plist")
    #expect(build() == "marquee: note: compiled 6 of 6 screens")
    try folder.remove("Content/Marquee.plist")
    #expect(build() == "marquee: note: compiled 6 of 6 screens")
  }
}
