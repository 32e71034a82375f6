/// One of two versions to compare, as people write it.
package enum DiffOperand: Hashable {
  /// A content folder or a property list.
  case path(String)
  /// A property list on standard input: `-`.
  case standardInput
  /// A revision of a git repository: `git:REV` or `git:REV:PATH`.
  case revision(String, path: String?)

  private static let prefix = "git:"

  /// Reads an operand.
  ///
  /// A colon inside braces belongs to the revision, as in `HEAD@{12:00}`. A file that is named `-`,
  /// or whose name begins with `git:`, must be given with its folder: `./git:file`.
  package init(_ text: String) {
    guard text.hasPrefix(Self.prefix) else {
      self = text == "-" ? .standardInput : .path(text)
      return
    }
    let rest = text.dropFirst(Self.prefix.count)
    var depth = 0
    let colon = rest.firstIndex { character in
      if character == "{" { depth += 1 }
      if character == "}" { depth -= 1 }
      return character == ":" && depth <= 0
    }
    guard let colon else {
      self = .revision(String(rest), path: nil)
      return
    }
    self = .revision(String(rest[..<colon]), path: String(rest[rest.index(after: colon)...]))
  }
}
