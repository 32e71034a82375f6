import MarqueeCompiler
import MarqueeOutputs
import Synchronization
import Testing

// Commands and their consoles are internal: only the program runs them.
@testable import MarqueeCommandLine

@Suite struct ProgressLineTests {
  /// Records what a line writes, and sets the time that it sees.
  private final class Terminal: Sendable {
    let text = Mutex("")
    let time = Mutex(Duration.zero)

    func line(isShown: Bool = true) -> ProgressLine? {
      var console = Console(
        write: { _ in },
        writeError: { bytes in self.text.withLock { $0 += String(decoding: bytes, as: UTF8.self) } }
      )
      console.showsProgress = isShown
      return ProgressLine(of: 12, on: console) { self.time.withLock { $0 } }
    }

    func wait(_ duration: Duration) { time.withLock { $0 += duration } }
  }

  @Test func `a short run shows nothing`() throws {
    let terminal = Terminal()
    let line = try #require(terminal.line())
    for _ in 0..<12 { line.step(.reading) }
    terminal.wait(.milliseconds(999))
    line.step(.checking)
    line.finish()
    #expect(terminal.text.withLock { $0 }.isEmpty)
  }

  @Test func `a long run counts, not too often, and cleans up`() throws {
    let terminal = Terminal()
    let line = try #require(terminal.line())
    line.step(.reading)
    terminal.wait(.seconds(1))
    line.step(.reading)
    line.step(.reading)
    terminal.wait(.milliseconds(100))
    line.step(.checking)
    line.finish()
    line.finish()
    let clear = "\r\u{1B}[K"
    #expect(
      terminal.text.withLock { $0 } == "\(clear)reading screens: 2 of 12"
        + "\(clear)checking screens: 1 of 12\(clear)")
  }

  @Test func `where standard error is no terminal nothing is shown`() {
    #expect(Terminal().line(isShown: false) == nil)
  }
}
