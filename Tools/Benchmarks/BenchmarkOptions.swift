/// The selection of benchmarks, and the use of their figures.
struct BenchmarkOptions {
  /// The beginnings of benchmark names; empty for all.
  var subjects: [String] = []
  var isChecking = false
  /// Whether to compare whole programs: this one with others, as far as they are installed.
  var comparesPrograms = false
  /// Whether to compare catalogs with and without their own item kinds, and nothing else.
  var comparesKinds = false
  /// Whether to run commands on inputs of growing size, and nothing else.
  var measuresGrowth = false
  /// The file to save the figures to.
  var savedPath: String?
  /// A file with figures of an earlier run to compare with.
  var comparedPath: String?

  /// Parses a command line; `nil` if it is invalid.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": isChecking = true
      case "--programs": comparesPrograms = true
      case "--kinds": comparesKinds = true
      case "--growth": measuresGrowth = true
      case "--save", "--compare":
        guard let path = rest.popFirst() else { return nil }
        if argument == "--save" { savedPath = path } else { comparedPath = path }
      default:
        guard !argument.hasPrefix("-") else { return nil }
        subjects.append(argument)
      }
    }
  }

  /// Whether to measure the growth of a command.
  func includesGrowth(of name: String) -> Bool {
    subjects.isEmpty || subjects.contains { name.hasPrefix($0) }
  }

  /// Whether to measure a benchmark; false for all if only programs are compared.
  func includes(_ name: String) -> Bool {
    if subjects.isEmpty { return !comparesPrograms }
    return subjects.contains { name == $0 || name.hasPrefix("\($0)-") }
  }
}
