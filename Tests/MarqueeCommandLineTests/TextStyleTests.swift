import MarqueeCells
import MarqueeDiagnostics
import Testing

// How lines are printed is internal: only the program prints.
@testable import MarqueeCommandLine

@Suite struct TextStyleTests {
  @Test(
    arguments: [
      (ColorMode.auto, true, [:], true),
      (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false),
      (.auto, true, ["NO_COLOR": ""], true),
      (.auto, true, ["TERM": "dumb"], false),
      (.always, false, ["NO_COLOR": "1", "TERM": "dumb"], true),
      (.never, true, [:], false),
    ] as [(ColorMode, Bool, [String: String], Bool)])
  func `color is for terminals that want it`(
    mode: ColorMode, isTerminal: Bool, environment: [String: String], isOn: Bool
  ) {
    #expect(mode.isOn(isTerminal: isTerminal, environment: environment) == isOn)
  }

  @Test func `paint ends what it begins`() {
    let style = TextStyle(usesColor: true, width: nil)
    #expect(printed(style.paint("x", .error)) == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(style.paint("", .error) == "")
    #expect(style.paint("x", nil) == "x")
    #expect(TextStyle.plain.paint("x", .error) == "x")
  }

  @Test func `only what is painted has a color, and nothing else is obeyed`() {
    let text = "\u{1B}[1;31mx\u{9B}0m\u{202E}\t\u{E0011}"
    let escaped = "␛[1;31mx<U+009B>0m<U+202E>␉"
    #expect(printed(VisibleText.escape(text)) == escaped + "<U+E0011>")
    #expect(printed(text, isPainted: false) == escaped + "<U+E0011>")
    #expect(printed("::error::a\n##[b]c\n") == "<U+003A>:error::a\n#<U+0023>[b]c\n")
  }

  private func printed(_ text: String, isPainted: Bool = true) -> String {
    String(decoding: PrintedLines.bytes(text, isPainted: isPainted), as: UTF8.self)
  }
}
