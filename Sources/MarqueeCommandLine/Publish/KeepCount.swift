/// How many manifests a channel can go back to, as it is written on the command line.
struct KeepCount: ArgumentValue {
  var value = 10

  init() {}

  init?(argument: String) {
    guard let value = Int(argument), (0...1000).contains(value) else { return nil }
    self.value = value
  }

  var argument: String { String(value) }
  static let allowedArguments: [String] = []
}
