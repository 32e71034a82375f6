import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct LayoutCommandTests {
  private static let content = PackageFolder.sample.path

  /// The file can be checked by hand against the layouts of the screen.
  ///
  /// `hero` is 0.61 × 852 = 519.72 points high, 519.667 down to a pixel, and has 24 below it. The
  /// next section begins at 543.667.
  @Test func `the sample's frames on an iPhone 15 are those of its layouts`() throws {
    let run = CommandRun("layout", "\(Self.content)/Home.plist", "--device", "iPhone 15")
    #expect(run.exitCode == .success)
    let text = run.output
      .replacing("\(Self.content)/Home.plist", with: "Home.plist")
    try ExpectedFile.check(Array(text.utf8), against: "home-iphone-15.txt")
  }

  @Test(arguments: [(["MARQUEE_COUNT_LAYOUTS": "1"], true), ([:], false)])
  func `a debug option counts the views that were laid out`(
    environment: [String: String], isCounted: Bool
  ) {
    let run = CommandRun(["layout", "\(Self.content)/Home.plist"], environment: environment)
    #expect(run.errors.contains(" views laid out") == isCounted)
  }

  @Test func `frames are printed as JSON too`() throws {
    let run = CommandRun("layout", "\(Self.content)/Home.plist", "--json", "-d", "375x667@2")
    #expect(run.exitCode == .success)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(json.count == 1)
    #expect(json[0]["containerSize"] as? [Double] == [375, 667])
    let sections = try #require(json[0]["sections"] as? [[String: Any]])
    // The layout `hero`: 0.61 × 667 = 406.87 points high, 406.5 down to a pixel, and 24 below.
    #expect(sections[0]["frame"] as? [Double] == [0, 0, 375, 430.5])
  }

  /// A list whose rows are 380 points wide: too wide for the smallest phone
  /// upright.
  private static let wideRows = """
    <plist version="1.0"><dict><key>formatVersion</key><integer>1</integer>
    <key>layouts</key><dict><key>wide</key><dict>
    <key>item</key><dict>
    <key>width</key><dict><key>absolute</key><integer>380</integer></dict>
    <key>height</key><dict><key>absolute</key><integer>44</integer></dict></dict>
    <key>group</key><dict>
    <key>width</key><dict><key>fractionalWidth</key><integer>1</integer></dict>
    <key>height</key><dict><key>absolute</key><integer>44</integer></dict></dict>
    </dict></dict>
    <key>sections</key><array><dict>
    <key>sectionType</key><string>list</string><key>layout</key><string>wide</string>
    <key>contentItem</key><array>
    <dict><key>text</key><string>One</string></dict><dict><key>text</key><string>Two</string></dict>
    </array></dict></array></dict></plist>
    """

  @Test(arguments: [
    ("iphone-15", [], ["  list/one  0, 0, 380 × 44", "  list/two  0, 44, 380 × 44"]),
    (
      "iphone-15", ["--direction", "rtl"],
      ["  list/one  13, 0, 380 × 44", "  list/two  13, 44, 380 × 44"]
    ),
    ("iphone-se", [], []),
  ]) func `frames are printed for a device though another one has an error`(
    device: String, options: [String], cells: [String]
  ) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.wideRows, to: "Home.plist")
    let run = CommandRun(["layout", file, "-d", device] + options)
    #expect(run.exitCode == .errorsFound)
    let lines = run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }
    #expect(lines.map(String.init) == cells)
    #expect(run.errors.contains("[section-lays-out-nothing]"))
    #expect(run.errors.contains("section 'list': the first item does not fit") == cells.isEmpty)
  }

  @Test func `an unknown device is a usage error`() {
    #expect(CommandRun("layout", Self.content, "--device", "iPhone 3").exitCode == .usage)
  }
}
