import MarqueeCompiler
import MarqueeDiagnostics

/// The file with the diagnostics that are not reported.
struct BaselineTarget: FuzzTarget {
  let seeds = WrittenSeeds.baselines
  let pieces = MutationPieces.json

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let reading = BaselineReading(input, name: "baseline.json")
    if let fault = reading.fault {
      trial.count("baselines: a fault")
      trial.expect(reading.baseline == nil, "a faulty baseline that is used")
      let end = fault.place.range.map { Int($0.end) } ?? 0
      trial.expect(end <= input.count, "a place behind the text", "\(end)")
    } else {
      trial.count("baselines: read")
      guard let baseline = reading.baseline else {
        trial.expect(false, "neither a baseline nor a fault")
        return
      }
      let again = BaselineReading(baseline.json, name: "baseline.json").baseline
      trial.expect(again == baseline, "a baseline that reads back different")
    }
  }
}
