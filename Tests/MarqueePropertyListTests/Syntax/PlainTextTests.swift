import MarqueeDiagnostics
import MarqueePropertyList
import Testing

/// Keys and strings in plain tags have their own fast path, which must give the same tree.
@Suite struct PlainTextTests {
  /// Texts in which `_` stands for the end of a tag of a key or a string.
  private static let texts = [
    "<dict><key_a</key_<string_b</string_<key_</key_<string_</string_</dict>",
    "<array><dict><key_a</key_<string_b</string_</dict><string_c</string_</array>",
    "<dict><key_a</key_<array><string_b</string_<true/><string_c</string_</array></dict>",
    "<array><string_a&amp;b</string_<string_c<![CDATA[d]]></string_<string_$</string_</array>",
    "<array><string_$null</string_<string_a</string_</array>",
    "<array><string_a\0b</string_<string_c</string_</array>",
    "<dict><key_$null</key_<string_a</string_</dict>",
    "<dict><key_a</key_</dict>",
    "<dict><key_a</key_<key_b</key_<string_c</string_</dict>",
    "<dict><key_a</key_<string_b</string_<string_c</string_</dict>",
    "<dict><string_a</string_<key_b</key_<string_c</string_</dict>",
    "<array><string_a</string_<key_b</key_</array>",
    "<string_a</string_",
  ]

  @Test(arguments: texts)
  func `white space in the tags of a text changes nothing`(text: String) {
    let plain = Self.describe(text, endOfTag: ">")
    #expect(!plain.isEmpty)
    #expect(plain == Self.describe(text, endOfTag: " >"))
  }

  @Test func `a plain text knows its place`() {
    let text = "<array> <string>b</string>\n</array>"
    let source = SourceFile(name: "a", text: Array(text.utf8))
    let value = PropertyListDocument.scan(source).document.values.last
    #expect(value?.range == SourceRange(8..<26))
    #expect(value?.content == SourceRange(16..<17))
  }

  /// Each value with its path and text, and the diagnostics.
  private static func describe(_ text: String, endOfTag: String) -> [String] {
    let bytes = text.split(separator: "_", omittingEmptySubsequences: false)
      .joined(separator: endOfTag).utf8
    let (document, diagnostics) = PropertyListDocument.scan(
      SourceFile(name: "a", text: Array(bytes)))
    let values = document.values.indices.map { index in
      let value = document[index]
      let text = value.kind.isContainer ? "" : document.string(of: index)
      return "\(document.codingPath(of: index)) \(value.kind) \(value.flags.rawValue) \(text)"
    }
    return values + diagnostics.map { "\($0.rule) \($0.message)" }
  }
}
