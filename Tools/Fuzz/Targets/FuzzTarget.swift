/// A function that accepts untrusted bytes.
protocol FuzzTarget: Sendable {
  /// The inputs to start from.
  var seeds: [[UInt8]] { get }
  /// Pieces to insert into inputs.
  var pieces: [[UInt8]] { get }
  /// Replacements for texts in inputs.
  var words: [[UInt8]] { get }
  /// Passes an input and checks the results.
  func check(_ input: [UInt8], _ trial: inout Trial)
  /// Passes an input without checking the results, to measure only Marquee's own time.
  func use(_ input: [UInt8])
}

extension FuzzTarget {
  var words: [[UInt8]] { MutationPieces.plain }

  func use(_ input: [UInt8]) {
    var trial = Trial()
    check(input, &trial)
  }
}
