/// The number of threads that a command uses, as written on the command line.
struct JobCount: ArgumentValue {
  private static let counts = 1...1024

  let value: Int

  init?(argument: String) {
    guard let value = Int(argument), Self.counts.contains(value) else { return nil }
    self.value = value
  }

  var argument: String { String(value) }
  static let allowedArguments = AllowedArguments.form("\(counts.lowerBound)...\(counts.upperBound)")
}
