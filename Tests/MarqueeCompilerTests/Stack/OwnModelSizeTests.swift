import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation
import TestSupport
import Testing

/// Settings of any size, on a thread of 512 KB.
@Suite struct OwnModelSizeTests {
  @Test func `all of ten thousand kinds are known, each with what it extends`() throws {
    let model = try #require(Self.load(Self.chain(10_000)))
    #expect(model.messages == [])
    // Those that every catalog has come first.
    #expect(model.kindNames.count == 10_000 + ItemKind.builtIn.count)
    #expect(model.kindNames.last == "k9999")
  }

  @Test func `a circle of ten thousand kinds is one error`() throws {
    let ring = Self.chain(10_000).replacing(
      "<key>k0</key><dict>", with: "<key>k0</key><dict><key>extends</key><string>k9999</string>")
    #expect(try #require(Self.load(ring)).messages.count == 1)
  }

  @Test(arguments: [
    ("<key>itemKinds</key><dict><key>film</key><dict><key>fields</key>", "</dict></dict>"),
    ("<key>screenFields</key>", ""),
    (
      "<key>sectionTypes</key><dict><key>films</key><dict><key>items</key><string>row</string>"
        + "<key>layout</key><string>list</string><key>fields</key>", "</dict></dict>"
    ),
    (
      "<key>screenFields</key><dict><key>a</key><dict><key>kind</key><string>group</string>"
        + "<key>fields</key>", "</dict></dict>"
    ),
  ])
  func `more fields than a dictionary can have are one error`(before: String, after: String) throws
  {
    for count in [70, 300, 3_000] {
      let fields = (0..<count).map {
        "<key>f\($0)</key><dict><key>kind</key><string>text</string></dict>"
      }
      let found = try #require(Self.load(before + "<dict>\(fields.joined())</dict>" + after))
      #expect(found.messages.count == 1, "\(found.messages)")
      #expect(found.messages.first?.contains("more than 64 fields") == true)
    }
  }

  @Test(arguments: [1, 16, 17, 50, 110], ["list", "group"])
  func `lists and groups can be sixteen deep in each other`(depth: Int, kind: String) throws {
    // A group takes two levels of the property list, which can have 128.
    guard kind == "list" || depth < 60 else { return }
    let (opening, closing) =
      kind == "list"
      ? ("<dict><key>kind</key><string>list</string><key>of</key>", "</dict>")
      : (
        "<dict><key>kind</key><string>group</string><key>fields</key><dict><key>b</key>",
        "</dict></dict>"
      )
    let field =
      String(repeating: opening, count: depth)
      + "<dict><key>kind</key><string>integer</string></dict>"
      + String(repeating: closing, count: depth)
    let found = try #require(
      Self.load("<key>screenFields</key><dict><key>a</key>\(field)</dict>"))
    #expect(
      found.messages
        == (depth <= 16 ? [] : ["lists and groups are nested more than 16 deep"]))
  }

  @Test func `values sixteen lists deep are checked and written`() throws {
    let list = "<dict><key>kind</key><string>list</string><key>of</key>"
    let field =
      String(repeating: list, count: 16) + "<string>integer</string>"
      + String(repeating: "</dict>", count: 16)
    let value =
      String(repeating: "<array>", count: 16) + "<integer>1</integer>"
      + String(repeating: "</array>", count: 16)
    let content = ContentFolder(
      screens: [
        ContentFile(
          name: "Home.plist", outputName: "Home",
          bytes: Array(
            """
            <plist version="1.0"><dict><key>a</key>\(value)<key>sections</key><array><dict>
            <key>sectionType</key><string>list</string><key>sectionName</key><string>New</string>
            <key>contentItem</key><array><dict><key>text</key><string>Help</string></dict></array>
            </dict></array></dict></plist>
            """.utf8))
      ],
      settings: .settings(
        Array(
          "<plist version=\"1.0\"><dict><key>screenFields</key><dict><key>a</key>\(field)</dict></dict></plist>"
            .utf8)), images: .unknown)
    let json = SmallStack.run { () -> [UInt8]? in
      let report = ContentPipeline(content, workers: .one).run()
      return report.diagnostics.isEmpty ? report.screens.first?.json().map(Array.init) : nil
    }
    let bytes = try #require(json ?? nil)
    let nested = String(repeating: "[", count: 16) + "1" + String(repeating: "]", count: 16)
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"a\":\(nested)"))
    #expect((SmallStack.run { try? Screen(json: Data(bytes)) } ?? nil) != nil)
  }

  /// The given number of kinds, each of which extends the one before.
  private static func chain(_ count: Int) -> String {
    let kinds = (0..<count).map { number in
      "<key>k\(number)</key><dict>"
        + (number == 0 ? "" : "<key>extends</key><string>k\(number - 1)</string>") + "</dict>"
    }
    return "<key>itemKinds</key><dict>\(kinds.joined())</dict>"
  }

  private struct Model: Sendable {
    let messages: [String]
    let kindNames: [String]
  }

  private static func load(_ content: String) -> Model? {
    let bytes = Array("<plist version=\"1.0\"><dict>\(content)</dict></plist>".utf8)
    return SmallStack.run {
      let load = SettingsLoad.load(bytes, name: "Marquee.plist")
      return Model(
        messages: load.diagnostics.map(\.message),
        kindNames: load.settings.contentModel.itemKinds.map(\.name))
    }
  }
}
