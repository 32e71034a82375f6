import MarqueeDiagnostics
import MarqueePropertyList
import Testing

@Suite struct ImportAdviceTests {
  @Test(arguments: [(75, true), (76, false)])
  func `a command is never cut`(length: Int, isNamed: Bool) {
    let path = String(repeating: "a", count: length)
    let text = ImportAdvice.text(for: path)
    #expect(MessageText.cut(text) == text)
    #expect(text.contains("'marquee import \(isNamed ? path : "FILE") -o FOLDER'"))
  }
}
