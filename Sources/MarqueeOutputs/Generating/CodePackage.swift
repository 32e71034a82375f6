/// A package of Kotlin's code: ASCII names separated by dots.
package struct CodePackage: Hashable, Sendable {
  /// The name, as Kotlin writes it.
  package let name: String

  /// Reads a name; `nil` for one that Kotlin does not allow.
  package init?(_ name: String) {
    let names = name.split(separator: ".", omittingEmptySubsequences: false)
    guard names.allSatisfy(Self.isName) else { return nil }
    self.name = name
  }

  private static func isName(_ name: Substring) -> Bool {
    name.unicodeScalars.first.map { !("0"..."9").contains($0) } ?? false
      && name.unicodeScalars.allSatisfy { $0.isASCII && (CodeNames.isPart($0) || $0 == "_") }
  }
}
