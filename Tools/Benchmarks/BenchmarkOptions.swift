/// What is measured, and what becomes of the figures.
struct BenchmarkOptions {
  /// The beginnings of the names of what is measured; everything if there is none.
  var subjects: [String] = []
  var isChecking = false
  /// Whether whole programs are compared: this one with others, where they are installed.
  var comparesPrograms = false
  /// Whether catalogs with and without kinds of their own are compared, and nothing else.
  var comparesKinds = false
  /// Whether commands are run on inputs of growing size, and nothing else.
  var measuresGrowth = false
  /// Where the figures are stored.
  var savedPath: String?
  /// The figures of an earlier run to compare with.
  var comparedPath: String?

  /// Reads a command line; `nil` if it is not understood.
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

  /// Whether the growth of a command is measured.
  func includesGrowth(of name: String) -> Bool {
    subjects.isEmpty || subjects.contains { name.hasPrefix($0) }
  }

  /// Whether a benchmark is measured; with programs alone, none is.
  func includes(_ name: String) -> Bool {
    if subjects.isEmpty { return !comparesPrograms }
    return subjects.contains { name == $0 || name.hasPrefix("\($0)-") }
  }
}
