import MarqueeCommandLine
import TestSupport
import Testing

/// Commands with screens that depend on faulty settings or a faulty library.
@Suite struct FaultyDeclarationCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let screen = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>basic</string>
      <key>sectionName</key><string>Films</string><key>contentItem</key><array><string>dune</string></array></dict></array></plist>
      """
    for version in ["Content", "old"] {
      try folder.write(
        "<plist version=\"1.0\"><dict><key>currency</key><string>EUR</string></dict></plist>",
        to: "\(version)/Marquee.plist")
      try folder.write(
        """
        <plist version="1.0"><dict><key>dune</key><dict><key>kind</key><string>poster</string>
        <key>description</key><string>Dune</string><key>imageName</key><string>dune</string></dict>
        </dict></plist>
        """, to: "\(version)/Items.plist")
      for name in ["Home", "Other"] { try folder.write(screen, to: "\(version)/\(name).plist") }
    }
  }

  private func run(_ arguments: String...) -> CommandRun {
    CommandRun(
      arguments.map { $0.hasPrefix("@") ? folder.path("\($0.dropFirst())") : $0 })
  }

  private func breakLibrary() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>dune</key><dict>", to: "Content/Items.plist")
  }

  private func breakSettings() throws {
    try folder.write(
      "<plist version=\"1.0\"><dict><key>currrency</key><string>EUR</string></dict></plist>",
      to: "Content/Marquee.plist")
  }

  @Test func `nothing is built of a library that cannot be read, and it is said once`() throws {
    try breakLibrary()
    let run = run("build", "@Content", "-o", "@Out", "--no-cache")
    #expect(run.exitCode == .errorsFound)
    #expect((run.output + run.errors).ranges(of: "error: ").count == 1)
    #expect(try !folder.names().contains("Out/Home.json"))
  }

  @Test func `frames are not printed with faulty settings, which are reported once`() throws {
    try breakSettings()
    let run = run("layout", "@Content")
    #expect(run.exitCode == .errorsFound)
    #expect(run.output == "")
    #expect(run.errors.ranges(of: "unknown key 'currrency'").count == 1)
  }

  @Test func `the count of images names a library that cannot be read`() throws {
    try breakLibrary()
    #expect(run("images", "@Content").errors.contains("Items.plist' has errors, so not all"))
  }

  @Test func `a preview names a library that cannot be read, and shows what rests on it`() throws {
    try breakLibrary()
    let preview = run("preview", "@Content", "--output", "@pages")
    #expect(preview.errors.contains("Items.plist' has errors, so not all of it may be shown"))
    let page = try folder.text("pages/Home.html")
    #expect(page.contains("it depends on an error at "))
    #expect(page.contains("the file ends "))
  }

  @Test func `a comparison says that a library could not be read`() throws {
    #expect(run("diff", "@old", "@Content").exitCode == .success)
    try breakLibrary()
    let broken = run("diff", "@old", "@Content")
    #expect(broken.errors.contains("has errors, and what cannot be read is compared as text"))
    #expect(broken.exitCode == .errorsFound)
    #expect(
      broken.output.contains("'Items.plist' now has an error: it differs, compared as text\n"))
  }
}
