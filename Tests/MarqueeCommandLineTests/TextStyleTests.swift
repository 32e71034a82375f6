import MarqueeCells
import MarqueeCommandLine
import Testing

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
    #expect(style.paint("x", .error) == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(style.paint("", .error) == "")
    #expect(style.paint("x", nil) == "x")
    #expect(TextStyle.plain.paint("x", .error) == "x")
  }
}
