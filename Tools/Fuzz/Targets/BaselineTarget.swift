import MarqueeCompiler
import MarqueeDiagnostics

/// The file with the diagnostics that are not reported.
struct BaselineTarget: FuzzTarget {
  let seeds = WrittenSeeds.baselines
  let pieces = MutationPieces.json

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let reading = ContentBaseline(input, path: "baseline.json")
    if reading.fault != nil {
      trial.count("baselines: a fault")
      trial.expect(reading.baseline == nil, "a faulty baseline that is used")
    } else {
      trial.count("baselines: read")
      guard let baseline = reading.baseline else {
        trial.expect(false, "neither a baseline nor a fault")
        return
      }
      let again = ContentBaseline(baseline.json, path: "baseline.json").baseline
      trial.expect(again == baseline, "a baseline that reads back different")
    }
  }
}
