/// The number of manifests that a channel can go back to, as written on the command line.
struct KeepCount: ArgumentValue {
  private static let counts = 0...1000

  var value = 10

  init() {}

  init?(argument: String) {
    guard let value = Int(argument), Self.counts.contains(value) else { return nil }
    self.value = value
  }

  var argument: String { String(value) }
  static let allowedArguments = AllowedArguments.form("\(counts.lowerBound)...\(counts.upperBound)")
}
