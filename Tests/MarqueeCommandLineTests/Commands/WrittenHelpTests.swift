import MarqueeCommandLine
import TestSupport
import Testing

/// What the help of common mistakes says to write.
@Suite struct WrittenHelpTests {
  /// The report for a screen with one section.
  private func report(_ section: String) -> String {
    let text = "<plist version=\"1.0\"><array><dict>\(section)</dict></array></plist>"
    return CommandRun(["validate", "-"], input: text).output
  }

  private static let items = """
    <key>contentItem</key><array><dict><key>description</key><string>A cat</string>
    <key>imageName</key><string>cat</string></dict></array>
    """
  private static let course = """
    <key>sectionType</key><string>courseSwimlane</string><key>contentItem</key><array><dict>
    <key>title</key><string>Clay</string><key>author</key><string>Maud</string>
    <key>imageName</key><string>clay</string><key>price</key><integer>0</integer>
    """

  @Test(arguments: [
    (
      "<key>sectionType</key><string>basic</string>\(items)",
      "write '<key>sectionName</key> <string>…</string>'"
    ),
    (
      "<key>sectionType</key><string>basic</string><key>sectionName</key><string>A</string>",
      "write '<key>contentItem</key> <array>…</array>'"
    ),
    (
      """
      <key>sectionType</key><string>basic</string><key>sectionName</key><string>A</string>
      <key>contentItem</key><array><dict></dict></array>
      """,
      "write '<key>description</key> <string>…</string>' and "
        + "'<key>imageLink</key> <string>…</string>' or '<key>imageName</key> <string>…</string>'"
    ),
    (
      """
      <key>sectionType</key><string>basic</string><key>sectionName</key><string>A</string>
      <key>contentItem</key><array/>
      """, "write an item, '<dict>…</dict>', in the array, or remove the section"
    ),
    (
      """
      <key>sectionType</key><string>rank</string><key>sectionName</key><string>A</string>
      <key>contentItem</key><array><dict><key>description</key><string>A cat</string>
      <key>imageName</key><string>cat</string><key>rank</key><string>first</string></dict></array>
      """, "write '<integer>…</integer>'"
    ),
    (
      "\(course)<key>rating</key><real>5.5</real><key>reviewCount</key><integer>3</integer></dict></array>",
      "write a number from 0 to 5"
    ),
    (
      "\(course)<key>rating</key><real>5</real><key>reviewCount</key><integer>-1</integer></dict></array>",
      "write 0 or more"
    ),
    (
      "<key>sectionType</key><string>grid</string><key>sectionType</key><string>list</string>\(items)",
      "remove one of them with its value, or rename it"
    ),
  ])
  func `the help has what to write`(section: String, help: String) {
    let lines = report(section).split(separator: "\n").filter { $0.hasPrefix("help: ") }
    #expect(lines.contains { $0 == "help: \(help)" }, "\(report(section))")
  }

  @Test(arguments: [
    ("", "the file is empty", "'marquee init FOLDER' writes a first screen; "),
    ("Hello, this is our screen.", "this is not a property list", "'marquee init FOLDER' writes"),
    (
      "{\\rtf1\\ansi}", "this is formatted text (RTF), not a property list", "save it as plain text"
    ),
    ("<!doctype html>", "this is a web page (HTML)", "download the file itself, not the page"),
    (
      "<plist version=\"1.0\"><array/></plist>", "the screen has no sections",
      "write a section, '<dict>…</dict>', in the array"
    ),
  ])
  func `for a file that is no screen, the help has a way to one`(
    text: String, message: String, help: String
  ) {
    let output = CommandRun(["validate", "-"], input: text).output
    #expect(output.contains("error: \(message)"), "\(output)")
    #expect(output.contains("\nhelp: \(help)"), "\(output)")
  }

  /// A note about what a key does is of no use to those who meant another.
  @Test(arguments: [
    ("Marquee.plist", "<dict><key>curency</key><string>EUR</string></dict>", false),
    ("Marquee.plist", "<dict><key>carousel</key><string>EUR</string></dict>", true),
    (
      "Home.plist",
      "<dict><key>curency</key><string>EUR</string><key>sections</key><array/></dict>", false
    ),
  ])
  func `a note stands only where no fix is certain`(
    name: String, root: String, hasNote: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("<plist version=\"1.0\">\(root)</plist>", to: name)
    let output = CommandRun("validate", file).output
    #expect(output.contains("[unknown-key]"))
    #expect(output.contains("this version does not know") == hasNote)
    #expect(output.contains("this key is ignored") == false)
    #expect(output.contains("help: write 'currency' (fix available)") == !hasNote)
  }
}
