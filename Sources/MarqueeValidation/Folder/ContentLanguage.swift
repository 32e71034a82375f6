/// The language of a screen, as the folder says that it is in: `de.lproj/Home`.
package struct ContentLanguage: Hashable, Sendable {
  /// The name of the folder: `de.lproj`.
  package let folderName: String
  /// The path of the screen without that folder: all its languages have the same.
  package let screenName: String

  private static let suffix = ".lproj"

  /// Takes the path of a screen apart.
  ///
  /// - Parameter name: The path in the content folder, without its extension.
  /// - Returns: `nil` for a screen that is in no folder of a language.
  package init?(ofScreen name: String) {
    var parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let position = parts.dropLast().firstIndex(where: { $0.hasSuffix(Self.suffix) }) else {
      return nil
    }
    folderName = String(parts.remove(at: position))
    screenName = parts.joined(separator: "/")
  }
}
