import MarqueeDiagnostics
import MarqueeScreen
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct MarkupTests {
  private func markup(_ node: MarkupNode) -> String {
    String(decoding: node.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("<script>", "&lt;script&gt;"), ("a & b", "a &amp; b"), ("\"'", "&quot;&#39;"),
    ("]]>", "]]&gt;"), ("\u{0}\u{1B}", "\u{FFFD}\u{FFFD}"), ("\r\n", "&#13;\n"),
    ("\u{FFFE}", "\u{FFFD}"), ("한글 \u{202E}x", "한글 \u{202E}x"), ("🎬", "🎬"),
  ])
  func `escapes text and attributes alike`(text: String, escaped: String) {
    #expect(markup("<p title=\"\(text)\">\(text)</p>") == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test func `a literal has nodes as they are, and no text for what is missing`() {
    let image: MarkupNode = "<svg width=\"\(1.5)\"/>"
    let missing: MarkupNode? = nil
    let items: [MarkupNode] = [1, 2].map { "<li>\($0)</li>" }
    #expect(
      markup("<p>\(image)<b></b>\(missing)</p><ol>\(items)</ol>")
        == "<p><svg width=\"1.5\"/><b></b></p><ol><li>1</li><li>2</li></ol>")
  }

  @Test func `keeps data from ending a script`() {
    let data = ScriptData.escape(Array(#"["</script><!--"]"#.utf8))
    #expect(String(decoding: data, as: UTF8.self) == #"["\u003c/script>\u003c!--"]"#)
  }

  /// Source: RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `encodes bytes as the standard does`(text: String, expected: String) {
    #expect(Base64.encode(Array(text.utf8)) == expected)
  }

  /// The hash of `alert('Hello, world.');` is in the standard itself: Content Security Policy Level
  /// 3, section 8.4.
  @Test func `names scripts as the standard does`() {
    let policy = ContentSecurityPolicy(
      script: Array("alert('Hello, world.');".utf8), style: [], files: .none)
    #expect(policy.text.contains("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='"))
    #expect(!policy.text.contains("unsafe"))
    #expect(!policy.text.contains("file:"))
  }

  @Test(arguments: [
    (ContentSecurityPolicy.Files.none, "", "data:"), (.images, "", "data: 'self' file:"),
    (.imagesAndChanges, " 'self' file:", "data: 'self' file:"),
  ])
  func `a page runs its own script, shows images, and may do nothing else`(
    files: ContentSecurityPolicy.Files, scripts: String, images: String
  ) {
    let policy = ContentSecurityPolicy(
      script: Array("alert('Hello, world.');".utf8), style: [], files: files)
    let directives = policy.text.split(separator: ";").map { directive in
      directive.drop { $0 == " " }
    }
    // The hash of no bytes is that of FIPS 180-4, in base 64.
    #expect(
      directives.sorted() == [
        "base-uri 'none'", "default-src 'none'", "font-src data:", "form-action 'none'",
        "img-src \(images)",
        "script-src 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='\(scripts)",
        "style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      ])
  }
}
