import MarqueeDiagnostics
import MarqueePropertyList
import Testing

@Suite struct DocumentPathTests {
  private static let text = """
    <array>
    <dict><key>a</key><array><true/><array/><string>x</string></array><key>b</key><true/></dict>
    <array><array><true/></array><dict/></array>
    <string>y</string>
    </array>
    """

  /// The values in document order, a key before its value.
  private static let paths = [
    "", "[0]", "[0].a", "[0].a", "[0].a[0]", "[0].a[1]", "[0].a[2]", "[0].b", "[0].b", "[1]",
    "[1][0]", "[1][0][0]", "[1][1]", "[2]",
  ]

  @Test func `each value knows the keys and indices that lead to it`() {
    let source = SourceFile(name: "a", text: Array(Self.text.utf8))
    let (document, _) = PropertyListDocument.scan(source)
    let paths = document.values.indices.map { document.codingPath(of: $0).description }
    #expect(paths == Self.paths)
  }
}
