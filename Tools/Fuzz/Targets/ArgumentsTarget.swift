import MarqueeCommandLine
import Synchronization

/// The command line.
struct ArgumentsTarget: FuzzTarget {
  let seeds = WrittenSeeds.commandLines
  let pieces = MutationPieces.arguments

  /// Reads one argument per line, and requests help at the end, so that no command does its work.
  func check(_ input: [UInt8], _ trial: inout Trial) {
    let arguments = input.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      .filter { $0 != "--" }
    let output = Mutex<[UInt8]>([])
    let error = Mutex<[UInt8]>([])
    let console = Console(
      write: { bytes in output.withLock { $0 += bytes } },
      writeError: { bytes in error.withLock { $0 += bytes } })
    let code = Program.run(arguments + ["--help"], on: console)
    trial.expect([.success, .usage].contains(code), "an unexpected exit code", "\(code)")
    let (printed, told) = (output.withLock(\.self), error.withLock(\.self))
    trial.expect(code != .usage || !told.isEmpty, "a refusal without a word")
    trial.expect(code != .success || !printed.isEmpty, "nothing printed")
    for bytes in [printed, told] {
      let text = String(decoding: bytes, as: UTF8.self)
      let control = text.unicodeScalars.first { $0 != "\n" && Trial.isUnsafe($0) }
      trial.expect(control == nil, "a control character in a message", "\(control?.value ?? 0)")
    }
    trial.count("arguments: \(code)")
  }
}
