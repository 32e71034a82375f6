import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation
import TestSupport
import Testing

@Suite struct SuppressionTests {
  /// The rules that are reported for the items of a list.
  private func rules(_ items: String, before comments: String = "") -> [String] {
    let text = """
      <plist version="1.0"><array><dict><key>sectionType</key><string>list</string>
      \(comments)<key>contentItem</key><array>
      \(items)
      </array></dict></array></plist>
      """
    let reading = PropertyListDocument.read(Array(text.utf8), name: "a.plist")
    let resolved = ResolvedFile(
      screen: reading.document, syntaxDiagnostics: reading.diagnostics, contentModel: .builtIn)
    return Validator().validate(
      resolved, Checking.noViews(of: resolved), images: nil
    ).map(\.rule.description)
  }

  private func item(_ text: String, before: String = "", inside: String = "") -> String {
    "\(before)<dict>\(inside)<key>text</key><string>\(text)</string></dict>"
  }

  @Test func `without a comment each fault is reported`() {
    #expect(rules(item("a  b") + item("c  d")) == ["white-space", "white-space"])
  }

  @Test(arguments: [true, false])
  func `a comment silences its rule for the element that follows`(isInside: Bool) {
    let comment = "<!-- marquee:allow white-space set like this on purpose -->"
    let first = item("a  b", before: isInside ? "" : comment, inside: isInside ? comment : "")
    #expect(rules(first + item("c  d")) == ["white-space"])
  }

  @Test func `one comment silences all of its rule inside of the element`() {
    #expect(rules(item("a  b  c", before: "<!-- marquee:allow white-space -->")).isEmpty)
  }

  @Test func `a comment for another rule silences nothing, and is reported`() {
    let found = rules(item("a  b", before: "<!-- marquee:allow empty-text -->"))
    #expect(found.sorted() == ["unused-suppression", "white-space"])
  }

  /// No element follows, in the list or in the whole file.
  @Test func `a comment after everything silences nothing, and is reported`() {
    let found = rules(item("a  b") + "<!-- marquee:allow white-space -->")
    #expect(found.sorted() == ["unused-suppression", "white-space"])
  }

  @Test(arguments: ["nested-item", "missing-key", "no-such-rule"])
  func `what would lose something cannot be allowed`(rule: String) {
    #expect(
      rules(item("a", before: "<!-- marquee:allow \(rule) -->")) == ["unused-suppression"])
  }

  /// The number of comments.
  private static let count = Sample.size(8_000, quick: 300)

  @Test func `many comments before one element and in it are all counted`() {
    let allow = "<!-- marquee:allow white-space -->"
    let outer = String(repeating: allow, count: Self.count)
    let inner = (0..<Self.count).map { item("a  \($0)", before: allow) }.joined()
    // The inner ones silence the faults, so each of the outer ones is reported.
    #expect(
      rules(inner, before: outer) == Array(repeating: "unused-suppression", count: Self.count))
  }

  @Test func `a comment is reported for each of many names that are no rule's`() {
    let comments = (0..<Self.count).map { "<!-- marquee:allow repeated-spc\($0) -->" }.joined()
    #expect(rules(item("a", before: comments)).count == Self.count)
  }

  @Test func `an ordinary comment means nothing`() {
    #expect(rules(item("a", before: "<!-- marquee is nice -->")).isEmpty)
  }

  @Test func `inner comments count before outer ones, and both may be used`() {
    let allow = "<!-- marquee:allow white-space -->"
    let inner =
      "<key>secondaryText</key>\(allow)<string>c  d</string>"
    let text = "\(allow)<dict><key>text</key><string>a  b</string>\(inner)</dict>"
    #expect(rules(text).isEmpty)
  }
}
