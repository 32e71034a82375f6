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
  /// Hands over one input and checks nothing, so that the time is Marquee's own.
  func use(_ input: [UInt8])
}

extension FuzzTarget {
  var words: [[UInt8]] { MutationPieces.plain }

  func use(_ input: [UInt8]) {
    var trial = Trial()
    check(input, &trial)
  }
}
