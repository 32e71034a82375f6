import MarqueeCommandLine
import Testing

@Suite struct TerminalWidthTests {
  @Test(
    arguments: [
      ("80", 80), ("20", 20), ("1", 20), ("19", 20), ("10000", 10_000), ("10001", 10_000),
      ("00000000000000000000000080", 80), ("99999999999", 10_000),
      ("9223372036854775800", 10_000), ("9223372036854775807", 10_000),
      ("9223372036854775808", 10_000), ("99999999999999999999999", 10_000),
    ])
  func `columns are kept to what a terminal may have`(text: String, expected: Int) {
    #expect(TerminalWidth.columns(environment: ["COLUMNS": text], terminal: 72) == expected)
  }

  @Test(arguments: ["", "0", "-1", "-9223372036854775808", "+80", "8e1", "80 ", "０", "nan", "1.5"])
  func `anything but a number from 1 is ignored`(text: String) {
    #expect(TerminalWidth.columns(environment: ["COLUMNS": text], terminal: 72) == 72)
    #expect(TerminalWidth.columns(environment: ["COLUMNS": text], terminal: nil) == nil)
  }

  @Test func `a terminal's own columns are kept to the same`() {
    #expect(TerminalWidth.columns(environment: [:], terminal: 65_535) == 10_000)
    #expect(TerminalWidth.columns(environment: [:], terminal: 1) == 20)
    #expect(TerminalWidth.columns(environment: [:], terminal: nil) == nil)
  }
}
