import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation
import TestSupport
import Testing

/// The diagnostics about the names of images.
@Suite struct ImageRuleTests {
  static let images = ImageLibrary(names: ["poster1", "Banner", "v1.2", "bell", "cat"])

  @Test(
    arguments: [
      ("poster1", nil), ("Banner", nil), ("v1.2", nil), ("bell", nil), ("cat", nil),
      ("poster1.png", "image-name-extension"), ("poster1@2x", "image-name-extension"),
      ("poster1@2x.png", "image-name-extension"), ("poster1.jpeg", "image-name-extension"),
      ("bell.pdf", "image-name-extension"), ("cat~ipad", "image-name-extension"),
      ("POSTER1", "image-name-case"), ("banner", "image-name-case"),
      ("banner.jpg", "image-name-case"), ("Bell@3x", "image-name-case"),
      ("poster2", "missing-image"), ("poster1.txt", "missing-image"), ("readme", "missing-image"),
      ("Icons/bell", "invalid-image-name"), ("Images/poster1.png", "invalid-image-name"),
      ("Icons/help", "missing-image"), ("poster1.png.png", "image-name-extension"),
      ("poster1 ", "invalid-image-name"), ("v1", "missing-image"), (".png", "missing-image"),
      ("\nposter1", "invalid-image-name"), ("poster1&#xA0;", "invalid-image-name"),
      ("&quot;poster1&quot;", "invalid-image-name"), ("‘poster1’", "invalid-image-name"),
      ("poster&#x200B;1", "invalid-image-name"), ("&#xFEFF;poster1", "invalid-image-name"),
      ("https://example.com/poster1.png", "invalid-image-name"),
      ("data:image/png;base64,AA==", "invalid-image-name"),
      ("../poster1", "image-outside-folder"), ("a/../../b", "image-outside-folder"),
      ("./poster1", "image-outside-folder"), ("/etc/passwd", "image-outside-folder"),
      ("..", "image-outside-folder"), ("..\\poster1", "image-outside-folder"),
      ("~root/poster1", "image-outside-folder"), ("a//b", "image-outside-folder"),
      ("a/", "image-outside-folder"), ("file:///etc/passwd", "invalid-image-name"),
      ("", "empty-text"), (" ", "empty-text"), ("poster1&#x7F;", "control-character"),
    ] as [(String, RuleIdentifier?)])
  func `a name has one diagnostic at most`(name: String, rule: RuleIdentifier?) {
    let found = Self.check(names: [name], images: Self.images)
    #expect(found.map(\.part) == (rule.map { [$0] } ?? []))
  }

  @Test func `a folder without images gives one note for the screen`() throws {
    let found = Self.check(names: ["a", "b", "c"], images: ImageLibrary(names: []))
    #expect(found.map(\.part) == ["missing-image"])
    let note = try #require(found.first)
    #expect(note.severity == .note)
    #expect(note.place.codingPath.description == "[0].contentItem[0].imageName")
  }

  @Test func `nothing is reported without a folder`() {
    #expect(Self.check(names: ["a", "../b"], images: nil) == [])
  }

  @Test func `a misspelt name has a suggestion`() {
    let found = Self.check(names: ["bnaner"], images: Self.images)
    #expect(found.flatMap(\.fixIts).map(\.title) == ["write 'Banner'"])
    #expect(found.flatMap(\.fixIts).map(\.applicability) == [.displayOnly])
  }

  @Test func `many missing names among many images are each found`() {
    let numbers = 0..<Sample.size(1_000, quick: 60)
    let images = ImageLibrary(names: numbers.map { "image-number-\($0)-of-many" })
    let names = numbers.map { "poster-number-\($0)-of-many" }
    #expect(Self.check(names: names, images: images).count == names.count)
  }

  private static func check(names: [String], images: ImageLibrary?) -> [Diagnostic] {
    let items = names.enumerated().map { number, name in
      Checking.string("text", "Line \(number)") + Checking.string("imageName", name)
    }
    return Checking.diagnostics(ofSection: "list", items: items, images: images)
  }

  @Test func `a name with markup characters is fixed into a property list`() throws {
    let images = ImageLibrary(names: ["Salt <&> clay"])
    let item =
      Checking.string("text", "Line") + Checking.string("imageName", "salt &lt;&amp;&gt; clay")
    let text = Array(Checking.screen("list", items: [item]).utf8)
    let found = Checking.diagnostics(of: text, images: images)
    #expect(found.map(\.part) == ["image-name-case"])
    let fixed = TextEdit.apply(found.flatMap(\.fixIts).flatMap(\.edits), to: text)
    #expect(
      String(decoding: fixed, as: UTF8.self).contains("<string>Salt &lt;&amp;&gt; clay</string>"))
    #expect(Checking.diagnostics(of: fixed, images: images) == [])
  }
}
