/// A package of Kotlin's code: ASCII names separated by dots.
struct CodePackage: ArgumentValue {
  let name: String

  init?(argument: String) {
    let names = argument.split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy(Self.isName) else { return nil }
    name = argument
  }

  var argument: String { name }
  static let allowedArguments = AllowedArguments.form("<name>.<name>...")

  private static func isName(_ name: Substring) -> Bool {
    name.unicodeScalars.first.map { !("0"..."9").contains($0) } ?? false
      && name.unicodeScalars.allSatisfy { $0.isASCII && (CodeNames.isPart($0) || $0 == "_") }
  }
}
