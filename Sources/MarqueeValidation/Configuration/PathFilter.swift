/// Which property lists of a content folder are its screens.
package struct PathFilter: Hashable, Sendable {
  /// Patterns of which a path must match one; all paths do where there are none.
  package var included: [PathPattern] = []
  /// Patterns of which a path must match none.
  package var excluded: [PathPattern] = []

  /// Makes a filter that takes every path.
  package init() {}

  /// Whether a path inside the content folder is that of a screen.
  ///
  /// - Parameter path: The path, with its extension.
  package func contains(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }
}

/// A pattern of paths, as in a `.gitignore`: `*` matches any characters.
///
/// One with a slash is of a path in the content folder, and of all that is in such a folder; one
/// without matches the name of a file or of any folder around it.
package struct PathPattern: Hashable, Sendable {
  private let pattern: NamePattern
  private let isOfWholePath: Bool

  /// Makes a pattern of its text.
  package init(_ text: String) {
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    let path = trimmed.hasPrefix("/") ? String(trimmed.dropFirst()) : trimmed
    pattern = NamePattern(path)
    isOfWholePath = trimmed.contains("/")
  }

  /// Whether a path is of the pattern, or in a folder that is.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard isOfWholePath else { return parts.contains { pattern.matches(String($0)) } }
    return parts.indices.contains { pattern.matches(parts[...$0].joined(separator: "/")) }
  }
}
