import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// Compiling screens one by one and linking them reports what one build reports, at the same
/// places, and writes the same bytes.
@Suite struct LinkedBuildTests {
  private static let reporters = ReporterKind.allCases.map(\.rawValue)

  private func json(of folder: TemporaryFolder, in name: String) throws -> [String: [UInt8]] {
    let names = try folder.names().filter { $0.hasPrefix("\(name)/") && $0.hasSuffix(".json") }
    return Dictionary(
      uniqueKeysWithValues: try names.map {
        (String($0.dropFirst(name.count)), try folder.read($0))
      })
  }

  /// Builds a content folder both ways.
  ///
  /// - Returns: Whether all screens could be compiled, so that there was something to compare.
  private func compare(
    _ folder: TemporaryFolder, _ screens: [String], _ reporter: String,
    _ comment: Comment? = nil
  ) throws -> Bool {
    let content = folder.path("Content")
    let built = CommandRun("build", content, "-o", folder.path("built"), "-r", reporter)
    var objects: [String] = []
    for screen in screens {
      let object = folder.path("objects/\(screen).marquee")
      let run = CommandRun(
        "compile", folder.path("Content/\(screen).plist"), "--content", content, "-o", object)
      guard run.exitCode == .success else {
        #expect(built.exitCode == .errorsFound, comment)
        return false
      }
      objects.append(object)
    }
    let linked = CommandRun(
      ["link"] + objects.reversed()
        + ["--content", content, "-o", folder.path("linked"), "-r", reporter]
        + ["--repeat-diagnostics"])
    #expect(linked.report == built.report, comment)
    #expect(linked.exitCode == built.exitCode, comment)
    #expect(linked.errors == built.errors, comment)
    #expect(try json(of: folder, in: "linked") == json(of: folder, in: "built"), comment)
    return true
  }

  @Test(arguments: (0..<30).sample(oneIn: 4))
  func `a catalog with mistakes is reported alike`(seed: Int) throws {
    let catalog = try DamagedCatalog(seed: UInt64(seed), DamagedCatalog.Kind.acrossScreens)
    // A highlight that is not in its text is an error, so the screen cannot be compiled.
    _ = try compare(
      catalog.folder, catalog.screens(), Self.reporters[seed % Self.reporters.count],
      "seed \(seed)")
  }

  @Test func `so is a catalog with a library and images`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: PackageFolder.sample, to: folder.url.appending(path: "Content"))
    let screens = try folder.names().filter {
      $0.hasPrefix("Content/") && $0.hasSuffix(".plist") && !$0.contains("/Marquee.")
        && !$0.contains("/Items")
    }.map { String($0.dropFirst("Content/".count).dropLast(6)) }
    #expect(!screens.isEmpty)
    #expect(try compare(folder, screens, "json"))
  }

  /// The parts of a screen, apart from its texts, that can only be checked with the whole folder.
  static let parts = [
    "<key>link</key><string>screen:Hom</string>",
    "<key>link</key><string>section:nothing</string>",
    "<key>link</key><string>item:nothing</string>",
    "<key>link</key><string>screen:Home#nothing</string>",
    "<key>id</key><string>x</string>",
    "",
  ]

  private func screen(_ part: String, _ text: String = "Help") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><array><dict>
    <!-- é, 한글 -->
    <key>sectionType</key><string>list</string>
    <key>contentItem</key><array><dict>
    <key>text</key><string>\(text)</string>
    \(part)
    </dict></array></dict></array></plist>

    """
  }

  @Test(arguments: parts, reporters)
  func `a screen in which nothing else is wrong is reported at its place`(
    part: String, reporter: String
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(screen(part), to: "Content/Home.plist")
    try folder.write(
      screen("<key>id</key><string>x</string>", "Other"), to: "Content/de.lproj/Home.plist")
    #expect(try compare(folder, ["Home", "de.lproj/Home"], reporter))
  }

  @Test(arguments: ["UTF-16", "binary", "CRLF", "byte order mark"])
  func `whatever form the property list has`(form: String) throws {
    let folder = try TemporaryFolder()
    let text = screen(Self.parts[0])
    let bytes: [UInt8] =
      switch form {
      case "UTF-16":
        [0xFF, 0xFE]
          + Array(
            try #require(
              text.replacing("UTF-8", with: "UTF-16").data(using: .utf16LittleEndian)))
      case "binary":
        Array(
          try PropertyListSerialization.data(
            fromPropertyList: [
              ["sectionType": "list", "contentItem": [["text": "Help", "link": "screen:Hom"]]]
            ] as [[String: Any]], format: .binary, options: 0))
      case "CRLF": Array(text.replacing("\n", with: "\r\n").utf8)
      default: [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      }
    try folder.write(bytes, to: "Content/Home.plist")
    for reporter in Self.reporters { #expect(try compare(folder, ["Home"], reporter)) }
  }

  @Test func `items of the library that screens show are named with their places`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>sectionTypes</key><dict><key>tips</key><dict>
      <key>items</key><string>row</string><key>layout</key><string>list</string></dict></dict>
      </dict></plist>
      """, to: "Content/Marquee.plist")
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>a</key><dict><key>kind</key><string>row</string>
      <key>text</key><string>A  b</string></dict>
      <key>b</key><dict><key>kind</key><string>row</string>
      <key>text</key><string>C</string></dict></dict></plist>
      """, to: "Content/Items.plist")
    try folder.write(
      """
      <plist version="1.0"><array><dict>
      <key>sectionType</key><string>tips</string>
      <key>contentItem</key><array><string>a</string></array>
      </dict></array></plist>
      """, to: "Content/Home.plist")
    for reporter in Self.reporters { #expect(try compare(folder, ["Home"], reporter)) }
  }
}
