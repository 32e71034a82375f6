import MarqueeDiagnostics

/// Finds `--` inside comments.
///
/// XML does not allow it, nor a hyphen right before the `-->` of a comment.
enum CommentHyphens {
  private static let hyphen = UInt8(ascii: "-")

  /// Returns a diagnostic for each comment that XML does not allow.
  ///
  /// - Complexity: O(*n*) in the bytes of the comments.
  static func find(in document: PropertyListDocument) -> [Diagnostic] {
    document.comments.compactMap { comment in
      let content =
        document.source.text[comment.offsets].dropFirst(XMLScanner.commentStart.count)
        .dropLast(XMLScanner.commentEnd.count)
      let runs = runs(in: content)
      // The beginning of another comment is a separate error.
      guard let first = runs.first,
        content.firstRange(of: XMLScanner.commentStart) == nil
      else { return nil }
      let fixIt = FixIt(
        "write '- -'", applicability: .safe,
        edits: runs.map { run in
          TextEdit(
            SourceRange(run),
            replacement: apart(run.count, isLast: run.upperBound == content.endIndex))
        })
      return Diagnostic(
        notWellFormed: "XML allows no '--' inside a comment", part: .doubleHyphen, fixIt,
        at: Place(file: document.source.name, range: SourceRange(first)))
    }
  }

  /// The runs of hyphens that XML does not allow in a comment with some content.
  private static func runs(in content: ArraySlice<UInt8>) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var rest = content
    while let start = rest.firstIndex(of: hyphen) {
      rest = rest[start...].drop { $0 == hyphen }
      if rest.startIndex - start > 1 || rest.isEmpty { runs.append(start..<rest.startIndex) }
    }
    return runs
  }

  /// Hyphens with a space between each two, and after them if the comment ends there.
  private static func apart(_ count: Int, isLast: Bool) -> [UInt8] {
    Array(repeatElement([hyphen], count: count).joined(separator: [UInt8(ascii: " ")]))
      + (isLast ? [UInt8(ascii: " ")] : [])
  }
}
