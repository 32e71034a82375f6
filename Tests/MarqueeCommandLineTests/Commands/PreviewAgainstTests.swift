import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Previews of two versions.
@Suite struct PreviewAgainstTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(GitDiffTests.screen("A quiet harbour"), to: "old/Home.plist")
    try folder.write(GitDiffTests.screen("A quiet harbour"), to: "old/Gone.plist")
    try folder.write(GitDiffTests.screen("Stays"), to: "old/Same.plist")
    try folder.write(GitDiffTests.screen("A loud harbour"), to: "new/Home.plist")
    try folder.write(GitDiffTests.screen("A new shore", image: "dog"), to: "new/Added.plist")
    try folder.write(GitDiffTests.screen("Stays"), to: "new/Same.plist")
  }

  private func run(_ options: String...) -> CommandRun {
    CommandRun(
      ["preview", folder.path("new"), "--against", folder.path("old"), "-o", folder.path("out")]
        + options)
  }

  private func written() throws -> [String] {
    try folder.names().filter { $0.hasPrefix("out/") && !$0.hasSuffix(".marquee-preview") }
  }

  @Test func `there is a page for each screen that differs, and one that leads to them`() throws {
    #expect(run().exitCode == .success)
    #expect(
      Set(try written()) == [
        "out/diff.html", "out/Home.diff.html", "out/Gone.diff.html", "out/Added.diff.html",
      ])
    let index = try folder.text("out/diff.html")
    for remark in ["added", "removed", "1 change"] { #expect(index.contains(remark)) }
  }

  @Test func `a page marks what was removed from a text, and what was added`() throws {
    #expect(run().exitCode == .success)
    let page = try folder.text("out/Home.diff.html")
    #expect(
      page.contains("<li><bdi>description: A <del>quiet</del><ins>loud</ins> harbour</bdi></li>"))
    #expect(!page.contains("[-quiet"))
    #expect(page.contains("del{color:var(--gone);"))
  }

  @Test func `a page shows prices in the format of the locale, and which replaced which`() throws {
    for (version, price) in [("old", "19.90"), ("new", "22.9")] {
      try folder.write(
        """
        <plist version="1.0"><dict><key>currency</key><string>EUR</string>
        <key>sections</key><array><dict>
        <key>sectionType</key><string>courseSwimlane</string>
        <key>sectionName</key><string>New</string>
        <key>contentItem</key><array><dict>
        <key>imageName</key><string>cat</string><key>title</key><string>Cats</string>
        <key>author</key><string>A</string><key>rating</key><real>4.5</real>
        <key>reviewCount</key><integer>3</integer><key>price</key><string>\(price)</string>
        </dict></array></dict></array></dict></plist>
        """, to: "\(version)/Shop.plist")
    }
    #expect(run().exitCode == .success)
    #expect(
      try folder.text("out/Shop.diff.html").contains(
        "<bdi>price: <del>€19.90</del> → <ins>€22.90</ins></bdi>"))
    #expect(run("--locale", "de_DE").exitCode == .success)
    #expect(
      try folder.text("out/Shop.diff.html").contains(
        "<bdi>price: <del>19,90\u{A0}€</del> → <ins>22,90\u{A0}€</ins></bdi>"))
  }

  /// A row of eight posters, two or three of which are visible.
  private func row(_ images: String...) -> String {
    let items = images.enumerated().map { index, image in
      "<dict><key>description</key><string>Film \(index)</string>"
        + "<key>imageName</key><string>\(image)</string></dict>"
    }
    return """
      <plist version="1.0"><array><dict>
      <key>sectionType</key><string>basic</string><key>sectionName</key><string>New</string>
      <key>contentItem</key><array>\(items.joined())</array>
      </dict></array></plist>
      """
  }

  /// The place of a ring's frame: the `x` of its first rectangle.
  private func start(ofRing id: String, in page: String) -> Substring? {
    page.firstRange(of: "<g id=\"\(id)\"").flatMap { ring in
      let rest = page[ring.upperBound...]
      return rest.firstRange(of: "<rect x=\"").map { rest[$0.upperBound...].prefix { $0 != "\"" } }
    }
  }

  // An iPhone 17 is 402 points wide. A row starts after 5 points, and a poster 5 points later. A
  // small ring is 20 points wide, 3 points from the side.
  @Test(arguments: [("ltr", "379", "5"), ("rtl", "3", nil)])
  func `an item that is out of sight has a small ring at the end of its row, and the section none`(
    direction: String, end: String, ring: String?
  ) throws {
    try folder.write(row("a", "b", "c", "d", "e", "f", "g", "h"), to: "old/Row.plist")
    try folder.write(row("x", "b", "c", "d", "e", "f", "g", "y"), to: "new/Row.plist")
    #expect(run("--direction", direction).exitCode == .success)
    let page = try folder.text("out/Row.diff.html")
    for side in ["before", "after"] {
      #expect(page.contains("<g id=\"\(side)-change-0-0\" class=\"ring edited\""))
      #expect(page.contains("<g id=\"\(side)-change-0-1\" class=\"ring edited aside\""))
      #expect(
        page.contains("aria-label=\"\(side), edited, out of sight in this row: item 8 &#39;Film 7"))
      #expect(!page.contains("<g id=\"\(side)-change-0\""))
      #expect(start(ofRing: "\(side)-change-0-1", in: page).map(String.init) == end)
      if let ring {
        #expect(start(ofRing: "\(side)-change-0-0", in: page).map(String.init) == ring)
      }
    }
    #expect(page.contains(">before, out of sight<"))
    #expect(page.contains("<span class=\"remark\">, out of sight</span>"))
  }

  @Test func `a section with an error is not among the screens that are the same`() throws {
    for (version, text) in [("old", "One"), ("new", "Two")] {
      let screen = GitDiffTests.screen(text).replacing("<key>imageName", with: "<key>image")
      try folder.write(screen, to: "\(version)/Same.plist")
    }
    #expect(run().exitCode == .success)
    #expect(!(try folder.text("out/diff.html").contains("Screens that are the same")))
    let page = try folder.text("out/Same.diff.html")
    #expect(page.contains("it has an error and differs, compared as text"))
  }

  @Test func `a screen that is renamed keeps one page`() throws {
    try folder.remove("new/Added.plist")
    try folder.write(GitDiffTests.screen("A quiet harbour"), to: "new/Shore.plist")
    #expect(run().exitCode == .success)
    let names = try written()
    #expect(!names.contains("out/Gone.diff.html"))
    #expect(names.contains("out/Shore.diff.html"))
  }

  @Test func `pages of an earlier comparison go, and other pages stay`() throws {
    _ = CommandRun("preview", folder.path("new"), "-o", folder.path("out"))
    #expect(run().exitCode == .success)
    try folder.write(GitDiffTests.screen("A quiet harbour"), to: "new/Gone.plist")
    let second = run()
    #expect(second.output.contains("removed \(folder.path("out/Gone.diff.html"))"))
    let names = try written()
    #expect(!names.contains("out/Gone.diff.html"))
    for name in ["Home.html", "Home.diff.html", "Added.html", "diff.html", "index.html"] {
      #expect(names.contains("out/\(name)"), "\(name)")
    }
  }

  @Test func `pages and Markdown of one comparison lie side by side`() throws {
    let formats = ["html", "markdown"]
    for format in formats + formats {
      let result = run("--format", format)
      #expect(result.exitCode == .success)
      #expect(!result.output.contains("removed"))
    }
    let names = try written()
    for name in ["diff.html", "Home.diff.html", "diff.md", "Home.before.svg", "Home.after.svg"] {
      #expect(names.contains("out/\(name)"), "\(name)")
    }
    // Each format still removes what it no longer writes.
    try folder.write(GitDiffTests.screen("A quiet harbour"), to: "new/Home.plist")
    for format in formats { _ = run("--format", format) }
    #expect(try !written().contains { $0.hasPrefix("out/Home.") })
  }

  @Test func `Markdown has a small image of each side`() throws {
    #expect(run("--format", "markdown").exitCode == .success)
    #expect(
      Set(try written()) == [
        "out/diff.md", "out/Home.before.svg", "out/Home.after.svg", "out/Gone.before.svg",
        "out/Added.after.svg",
      ])
    let text = try folder.text("out/diff.md")
    #expect(text.contains("| ![before](Home.before.svg) | ![after](Home.after.svg) |"))
    #expect(text.contains("| none | ![after](Added.after.svg) |"))
    #expect(text.contains("| ![before](Gone.before.svg) | none |"))
  }

  @Test(
    .enabled(if: GitRepository.isPresent, "there is no git"))
  func `images of a revision are those it had`() throws {
    let repository = try GitRepository()
    let old = PNGBytes.image(270, 270, note: "old")
    try repository.folder.write(old, to: "Content/cat.png")
    try repository.folder.write(
      "<plist version=\"1.0\"><dict/></plist>", to: "Content/Marquee.plist")
    try repository.commit(["Content/Home.plist": GitDiffTests.screen("A quiet harbour")])
    let new = PNGBytes.image(270, 270, note: "new")
    try repository.folder.write(new, to: "Content/cat.png")
    try repository.folder.write(GitDiffTests.screen("A loud harbour"), to: "Content/Home.plist")
    let result = CommandRun(
      "preview", repository.folder.path("Content"), "--against", "git:HEAD", "-o",
      folder.path("out"))
    #expect(result.exitCode == .success)
    let page = try folder.text("out/Home.diff.html")
    for bytes in [old, new] {
      #expect(page.contains(Data(bytes).base64EncodedString()))
    }
  }

  @Test(
    arguments: [
      (["--watch"], "'--watch' cannot be used with '--against'"),
      (["--format", "svg"], "'--against' cannot be used with '--format svg'"),
      (["--format", "text"], "'--against' cannot be used with '--format text'"),
      (["--site", "site"], "'--output' cannot be used with '--site'"),
    ])
  func `options that ask for something else are a wrong command line`(
    options: [String], message: String
  ) throws {
    let result = CommandRun(
      ["preview", folder.path("new"), "--against", folder.path("old"), "-o", folder.path("out")]
        + options)
    #expect(result.exitCode == .usage)
    #expect(result.errors.contains("error: \(message)\n"))
    #expect(try written().isEmpty)
  }

  @Test func `Markdown without an old version is a wrong command line`() {
    let result = CommandRun(
      "preview", folder.path("new"), "-o", folder.path("out"), "--format", "markdown")
    #expect(result.exitCode == .usage)
    #expect(result.errors.contains("'--format markdown' cannot be used without '--against'"))
  }

  @Test(arguments: [("nowhere", "does not exist"), ("git:HEAD", "it is in no repository")])
  func `an old version that cannot be read is reported`(old: String, message: String) throws {
    let path = old.hasPrefix("git:") ? old : folder.path(old)
    let result = CommandRun(
      "preview", folder.path("new"), "--against", path, "-o", folder.path("out"))
    #expect(result.exitCode == .ioError)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(try written().isEmpty)
  }
}
