import LayoutCases
import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import MarqueeSolver

/// Descriptions of layouts, in the format of `MarqueeLayoutCases`.
struct CaseTarget: FuzzTarget {
  let seeds: [[UInt8]]
  let pieces = MutationPieces.json
  let words = MutationPieces.caseWords

  init(root: String) {
    let recorded = SeedFolder(path: "\(root)/Tests/MarqueeSolverTests/Fixtures").jsonElements()
    seeds = WrittenSeeds.cases + WrittenSeeds.authoredCases + recorded
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    do throws(CaseDescriptionError) {
      let cases = try CaseDescription.read(input)
      trial.count("cases: read")
      for description in cases.prefix(8) { check(description, &trial) }
    } catch {
      trial.count("cases: refused")
      trial.expect(!error.message.isEmpty, "a refusal without a word")
    }
  }

  private func check(_ description: CaseDescription, _ trial: inout Trial) {
    let result = description.solve()
    trial.check(result.solved, hasFaults: !result.solved.faults.isEmpty)
    // Frames are computed lazily, because a description may have far too many.
    guard result.solved.elements.prefix(2000).count(where: { _ in true }) < 2000 else { return }
    var writer = JSONWriter(style: .compact)
    CaseResult.write([result], to: &writer)
    trial.expect(
      String(validating: writer.bytes, as: UTF8.self) != nil, "a result that is not UTF-8")
    trial.expect(!writer.bytes.contains { $0 < 0x20 }, "a control character in a result")
  }
}
