import TestSupport

/// Makes the inputs of a run: equal seeds and numbers give equal inputs.
struct InputMaker {
  private let options: FuzzOptions
  private let seed: UInt64
  private var targets: [TargetName: any FuzzTarget] = [:]

  init(_ options: FuzzOptions) {
    self.options = options
    seed = UInt64(options.seed) ?? 1
  }

  /// The target with a name; its seeds are read only once.
  mutating func target(_ name: TargetName) -> any FuzzTarget {
    if let target = targets[name] { return target }
    let target = name.target(root: options.root, corpus: options.corpus)
    targets[name] = target
    return target
  }

  mutating func input(_ index: Int) -> (bytes: [UInt8], target: any FuzzTarget) {
    let target = target(.target(ofInput: index, in: options))
    var generator = SplitMix64(seed: seed, index: index)
    let mutator = Mutator(seeds: target.seeds, pieces: target.pieces, words: target.words)
    return (mutator.input(using: &generator), target)
  }
}
