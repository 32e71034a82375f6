import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import TestSupport
import Testing

/// One run of the fixer ends, however many faults of one kind are in one place.
@Suite struct FixerEndTests {
  /// A list with items and nothing between them.
  private static func list(_ items: [String]) -> String {
    "<plist version=\"1.0\"><array><dict><key>sectionType</key><string>list</string>"
      + "<key>contentItem</key><array>" + items.joined() + "</array></dict></array></plist>"
  }

  private static func item(_ text: String, _ more: String = "") -> String {
    "<dict><key>text</key><string>\(text)</string>\(more)</dict>"
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let broken: String
    let fixed: String
    /// The maximum number of fix-its to get there.
    let fixCount: Int

    init(_ name: String, _ broken: String, _ fixed: String, fixCount: Int = 1) {
      testDescription = name
      self.broken = broken
      self.fixed = fixed
      self.fixCount = fixCount
    }
  }

  static let cases: [Case] = {
    let count = Sample.size(1_000, quick: 120)
    let numbers = 0..<count
    func repeated(_ text: String) -> String { String(repeating: text, count: count) }
    // Each is inside the one before it, as deep as a property list may be.
    let chain = (0..<100).reversed().reduce("") { inner, level in
      item("Level \(level)", inner.isEmpty ? "" : "<key>New item</key>\(inner)")
    }
    return [
      Case(
        "zero width spaces in a row", list([item("Light\(repeated("\u{200B}"))house")]),
        list([item("Lighthouse")])),
      Case(
        "invisible characters between letters", list([item(repeated("a\u{FEFF}"))]),
        list([item(repeated("a"))])),
      Case(
        "joiners in a row, which only neighbors of other scripts need",
        list([item("Light\(repeated("\u{200D}\u{200C}"))house")]), list([item("Lighthouse")])),
      Case(
        "stray isolates", list([item("\(repeated("\u{2069}"))Films\(repeated("\u{2067}"))")]),
        list([item("Films")])),
      Case(
        "what was escaped again and again", list([item("Q &amp;\(repeated("amp;")) A")]),
        list([item("Q &amp; A")])),
      Case(
        "escapes of backslashes", list([item("Caf\\\(repeated("u005c"))u00e9")]),
        list([item("Café")])),
      Case(
        "spaces in many places", list([item(repeated("a  ") + "b")]),
        list([item(repeated("a ") + "b")]), fixCount: count),
      Case(
        "invisible characters in many texts", list(numbers.map { item("A\u{200B}\($0)\u{FEFF}") }),
        list(numbers.map { item("A\($0)") }), fixCount: count),
      Case(
        "items lost in one item",
        list([item("Host", numbers.map { "<key>New item - \($0)</key>" + item("\($0)") }.joined())]
        ),
        list([item("Host")] + numbers.map { item("\($0)") })),
      Case(
        "items lost inside each other", list([chain]),
        list((0..<100).map { item("Level \($0)") }), fixCount: 100),
    ]
  }()

  @Test(arguments: cases)
  func `everything is fixed in one run`(_ example: Case) throws {
    let result = try Fixer.fix(text: example.broken)
    #expect(result.text == example.fixed)
    #expect(result.fixCount <= example.fixCount)
    let again = try Fixer.fix(text: result.text)
    #expect(again.fixCount == 0)
    #expect(again.text == example.fixed)
  }

  @Test(arguments: [
    "ภาพยนตร์\u{200B}ไทย", "می\u{200C}خواهم", "\u{2067}עברית\u{2069}", "👩\u{200D}👩\u{200D}👧",
    "ไทย\u{200B}\u{200B}ไทย",
  ])
  func `characters that a script needs stay`(text: String) throws {
    let screen = Self.list([Self.item(text)])
    #expect(try Fixer.fix(text: screen).fixCount == 0)
  }

  /// The name of the key is part of its tag, so a fix would write it again and again.
  @Test func `a key that cannot be read is not renamed`() throws {
    let screen =
      "<plist version=\"1.0\"><dict><key Sections</key><array><dict>"
      + "<key>sectionType</key><string>list</string></dict></array></dict></plist>"
    let result = try Fixer.fix(text: screen)
    #expect(result.text == screen)
    #expect(result.diagnostics.map(\.rule) == ["property-list-syntax"])
  }
}
