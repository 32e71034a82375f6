import MarqueeRendering
import MarqueeScreen

/// A whole number in a range, as written on the command line.
protocol CountArgument: ArgumentValue {
  static var counts: ClosedRange<Int> { get }
  var value: Int { get }

  init(value: Int)
}

extension CountArgument {
  init?(argument: String) {
    guard let value = Int(argument), Self.counts.contains(value) else { return nil }
    self.init(value: value)
  }

  var argument: String { String(value) }
  static var allowedArguments: AllowedArguments {
    .form("\(counts.lowerBound)...\(counts.upperBound)")
  }
}

struct JobCount: CountArgument {
  static let counts = 1...1024
  let value: Int
}

extension JobCount? {
  var workers: Workers { map { Workers(count: $0.value) } ?? .all }
}

extension OptionSyntax {
  static func jobs(at path: SendableKeyPath<Values, JobCount?>) -> OptionSyntax {
    .value(
      "jobs", letter: "j", placeholder: "count", sets: path,
      help: "How many threads work at once; by default one for each processor")
  }
}

/// The number of manifests that a channel can go back to.
struct KeepCount: CountArgument {
  static let counts = 0...1000
  var value = 10
}

struct DrawingWidth: CountArgument {
  static let counts = DrawnScreen.columnCounts
  let value: Int
}
