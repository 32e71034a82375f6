import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

@Suite struct ImagesCommandTests {
  /// One image in two scales, one that is empty, and one that no screen shows.
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let files: [(String, [UInt8])] = [
      ("poster@2x.png", PNGBytes.image(206, 280)), ("poster@3x.png", PNGBytes.image(300, 450)),
      ("empty.png", []), ("등대.png", PNGBytes.image(90, 90)),
    ]
    for (name, bytes) in files { try folder.write(bytes, to: "Images/\(name)") }
    let items = ["poster", "poster", "empty"].map { name in
      "<dict><key>description</key><string>An image</string>"
        + "<key>imageName</key><string>\(name)</string></dict>"
    }
    let text = """
      <plist version="1.0"><array><dict>
      <key>sectionType</key><string>basic</string><key>sectionName</key><string>New</string>
      <key>contentItem</key><array>\(items.joined())</array>
      </dict></array></plist>
      """
    try folder.write(text, to: "Home.plist")
  }

  /// The numbers are worked out from the layout of `basic`.
  ///
  /// A cell is (0.9 × width) / 3 − 10 wide and 140 high: 102.5, 107.667 and 119 points on the
  /// default devices, which is 205 px at 2x and 357 at 3x. Each PNG has 8 + 25 + 13 + 12 = 58
  /// bytes.
  @Test func `a row says what a file is, and what is asked of it`() throws {
    let run = CommandRun("images", folder.path)
    #expect(run.exitCode == .success)
    #expect(
      run.output == """
        image   for   pixels    needs  format    bytes  largest cell                     used in
        empty   1x         -  357×420  is empty      0  119×140 pt on iPhone 15 Pro Max  Home: basic
        poster  2x   206×280  205×280  PNG          58  119×140 pt on iPhone 15 Pro Max  Home: basic
                3x   300×450  357×420  PNG          58
        등대    1x     90×90        -  PNG          58  -                                no screen

        """)
  }

  @Test func `the same is written as JSON`() throws {
    let run = CommandRun("images", "--json", folder.path)
    #expect(run.exitCode == .success)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(json.compactMap { $0["name"] as? String } == ["empty", "poster", "등대"])
    let files = try #require(json[1]["files"] as? [[String: Any]])
    #expect(files.compactMap { $0["width"] as? Int } == [206, 300])
    let uses = try #require(json[1]["uses"] as? [[String: Any]])
    #expect(uses.compactMap { $0["count"] as? Int } == [2])
    let needs = try #require(json[1]["needs"] as? [[String: Any]])
    #expect(needs.compactMap { $0["width"] as? Int } == [205, 357])
  }

  /// The numbers are worked out from the section types.
  ///
  /// A row of two is (0.9 × width) / 2 − 10 wide, cut to whole pixels first; a grid has fifths of
  /// the width, two columns share the width without 30 points.
  @Test func `the table says which size suffices on all devices`() throws {
    let run = CommandRun("images", "--needs", folder.path)
    #expect(run.exitCode == .success)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "for iPhone SE (3rd generation), iPhone 15, iPhone 15 Pro Max")
    let rows = lines.dropFirst(2).map { $0.split(separator: "  ").map { $0.trimmed } }
    let expected: [[String]] = [
      ["basic", "119×140 pt", "205×280 px", "357×420 px"],
      ["main", "430×450 pt", "750×900 px", "1290×1350 px"],
      ["grid", "86×86 pt", "150×150 px", "258×258 px"],
      ["twoColumn", "200×44 pt", "345×88 px", "600×132 px"],
      ["list", "its own size", "any", "any"],
      ["mainBanner", "430×220 pt", "750×440 px", "1290×660 px"],
      ["courseSwimlane", "160 pt wide", "320 px wide", "480 px wide"],
    ]
    for row in expected { #expect(rows.contains(row), "\(row)") }
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
