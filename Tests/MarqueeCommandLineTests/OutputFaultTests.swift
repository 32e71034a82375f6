import MarqueeCommandLine
import MarqueeCompiler
import Synchronization
import Testing

/// What happens if standard output is full or closed.
@Suite struct OutputFaultTests {
  private func run(_ fault: OutputFault?) -> (exitCode: ExitCode, errors: String) {
    let errors = Mutex<[UInt8]>([])
    var console = Console(
      write: { _ in }, writeError: { bytes in errors.withLock { $0 += bytes } })
    console.outputFault = { fault }
    let exitCode = Program.run(["--version"], on: console)
    return (exitCode, errors.withLock { String(decoding: $0, as: UTF8.self) })
  }

  @Test func `what is not printed is an error`() {
    let run = run(.failed(.noSpace(path: "standard output")))
    #expect(run.exitCode == .ioError)
    #expect(run.errors == "marquee: error: no space left to write 'standard output'\n")
  }

  @Test func `a reader that leaves early is not an error`() {
    #expect(run(.closed) == (.success, ""))
    #expect(run(nil) == (.success, ""))
  }
}
