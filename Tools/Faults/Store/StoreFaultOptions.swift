/// The options of the program.
struct StoreFaultOptions {
  /// How many times a writer is killed.
  var kills = 200
  /// The seed for choosing the moments.
  var seed: UInt64 = 1
  /// The folder of the store to write to until the process is killed; `nil` in the killing process.
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

/// A violation of a store's guarantees.
struct StoreFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
