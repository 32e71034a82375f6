/// How many threads a command uses, as it is written on the command line.
struct JobCount: ArgumentValue {
  let value: Int

  init?(argument: String) {
    guard let value = Int(argument), (1...1024).contains(value) else { return nil }
    self.value = value
  }

  var argument: String { String(value) }
  static let allowedArguments: [String] = []
}
