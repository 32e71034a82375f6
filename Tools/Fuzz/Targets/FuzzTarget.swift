/// One thing that takes bytes from outside.
protocol FuzzTarget: Sendable {
  /// What inputs are made from.
  var seeds: [[UInt8]] { get }
  /// What is put into them.
  var pieces: [[UInt8]] { get }
  /// What may replace a text in them.
  var words: [[UInt8]] { get }
  /// Hands over one input and checks what comes of it.
  func check(_ input: [UInt8], _ trial: inout Trial)
}

extension FuzzTarget {
  var words: [[UInt8]] { MutationPieces.plain }
}
