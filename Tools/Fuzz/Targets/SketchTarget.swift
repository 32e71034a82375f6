import MarqueeCommandLine
import Synchronization

/// The input of `marquee solve`.
struct SketchTarget: FuzzTarget {
  let seeds = WrittenSeeds.sketches
  let pieces = MutationPieces.json
  let words = MutationPieces.caseWords

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let written = Mutex(0)
    let console = Console(
      write: { bytes in written.withLock { $0 += bytes.count } }, writeError: { _ in },
      readInput: { input })
    // A part of the content, because an input may have millions of items.
    let code = Program.run(["solve", "-", "--rect", "0,0,400,2000"], on: console)
    trial.expect([.success, .errorsFound].contains(code), "an unexpected exit code", "\(code)")
    trial.expect(
      code != .success || written.withLock(\.self) > 0, "a layout that prints nothing")
    trial.count("sketches: \(code)")
  }
}
