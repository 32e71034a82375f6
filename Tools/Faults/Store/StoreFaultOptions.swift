/// What the program is asked to do.
struct StoreFaultOptions {
  /// How often a writer is killed.
  var kills = 200
  /// What the moments are drawn from.
  var seed: UInt64 = 1
  /// The folder of the store to write to until somebody kills the process; `nil` for who kills.
  var writesTo: String?

  init(_ arguments: [String]) throws(StoreFault) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else { throw StoreFault("'\(name)' needs a value") }
      switch (name, Int(value)) {
      case ("--kills", let count?) where count > 0: kills = count
      case ("--seed", let number?) where number >= 0: seed = UInt64(number)
      case ("--write", _): writesTo = value
      default: throw StoreFault("'\(name) \(value)' is not known")
      }
    }
  }
}

/// Something that a store must not do.
struct StoreFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
