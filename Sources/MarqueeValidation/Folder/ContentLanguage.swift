/// The language of a screen, given by its folder: `de.lproj/Home`.
package struct ContentLanguage: Hashable, Sendable {
  /// The name of the folder: `de.lproj`.
  package let folderName: String
  /// The path of the screen without that folder, which is the same for all its languages.
  package let screenName: String

  private static let suffix = ".lproj"

  /// Splits the path of a screen.
  ///
  /// - Parameter name: The path in the content folder, without its extension.
  /// - Returns: `nil` for a screen that is not in a language's folder.
  package init?(ofScreen name: String) {
    var parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard let position = parts.dropLast().firstIndex(where: { $0.hasSuffix(Self.suffix) }) else {
      return nil
    }
    folderName = String(parts.remove(at: position))
    screenName = parts.joined(separator: "/")
  }

  static let baseFolderName = "Base.lproj"

  /// The folder without its region or script: `pt.lproj` for `pt-BR.lproj`; `nil` if it has none.
  static func generalFolderName(of folderName: String) -> String? {
    folderName.firstIndex(of: "-").map { folderName[..<$0] + suffix }
  }
}
