/// Selects the property lists of a content folder that are its screens.
package struct PathFilter: Hashable, Sendable {
  /// Patterns, one of which a path must match; if there are none, all paths match.
  package var included: [PathPattern] = []
  package var excluded: [PathPattern] = []

  /// Whether a path inside the content folder belongs to a screen.
  ///
  /// - Parameter path: The path, with its extension.
  package func contains(_ path: String) -> Bool {
    (included.isEmpty || included.contains { $0.matches(path) })
      && !excluded.contains { $0.matches(path) }
  }
}

/// A pattern for paths, as in a `.gitignore`: `*` matches any characters.
///
/// A pattern with a slash matches a path in the content folder, and everything inside that folder;
/// one without a slash matches the name of a file or of any folder around it.
package struct PathPattern: Hashable, Sendable {
  private let pattern: NamePattern
  private let isOfWholePath: Bool

  package init(_ text: String) {
    let trimmed = text.hasSuffix("/") ? String(text.dropLast()) : text
    let path = trimmed.hasPrefix("/") ? String(trimmed.dropFirst()) : trimmed
    pattern = NamePattern(path)
    isOfWholePath = trimmed.contains("/")
  }

  /// Whether the pattern matches a path, or a folder around it.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard isOfWholePath else { return parts.contains { pattern.matches(String($0)) } }
    return parts.indices.contains { pattern.matches(parts[...$0].joined(separator: "/")) }
  }
}
