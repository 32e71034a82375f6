import Testing

// Commands and their consoles are internal: only the program runs them.
@testable import MarqueeCommandLine

/// How many manifests a channel can go back to.
@Suite struct KeepCountTests {
  @Test(arguments: [("0", 0), ("10", 10), ("1000", 1000)])
  func `as many manifests are kept as a number says`(text: String, count: Int) {
    #expect(KeepCount(argument: text)?.value == count)
  }

  @Test(arguments: ["-1", "1001", "all", "", "1.5"])
  func `an invalid number is refused`(text: String) {
    #expect(KeepCount(argument: text) == nil)
  }
}
