/// Where a diagnostic points: a file, and in it a range of text, a value, or both.
public struct Place: Hashable, Sendable {
  /// The name of the source file, as in ``SourceFile/name``.
  public var file: String
  /// The range in the file's text; `nil` if the place is the whole file, or if the file has no text
  /// to point into, such as a binary property list.
  public var range: SourceRange?
  /// The value that is meant, if there is one; the root's path is empty.
  public var codingPath: CodingPath

  /// Makes a place; without a range and with an empty path the whole file is meant.
  package init(file: String, range: SourceRange? = nil, codingPath: CodingPath = CodingPath()) {
    self.file = file
    self.range = range
    self.codingPath = codingPath
  }
}
