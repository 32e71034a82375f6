/// A version of a screen: its name in links, and who sees it.
///
/// No other code knows what a folder `ko.lproj` means.
package struct ScreenID: Hashable, Sendable {
  /// The path of the screen without its language's folder: `Learn` for `ko.lproj/Learn`.
  package let name: String
  package let audience: Audience

  private static let suffix = ".lproj"
  private static let baseFolder = "Base.lproj"

  package init(_ name: String, for audience: Audience) {
    self.name = name
    self.audience = audience
  }

  /// Reads the path of a screen in the content folder, without its extension.
  package init(path: String) {
    guard let folder = Self.languageFolder(inPath: path) else {
      self.init(path, for: .base)
      return
    }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if let position = parts.firstIndex(of: folder) { parts.remove(at: position) }
    self.init(
      parts.joined(separator: "/"),
      for: folder == Self.baseFolder
        ? .base : Audience(language: Language(String(folder.dropLast(Self.suffix.count)))))
  }

  /// The first folder of a path that is one of a language, as written: `ko.lproj`; `nil` for none.
  package static func languageFolder(inPath path: String) -> Substring? {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      .first { $0.hasSuffix(suffix) }
  }
}
