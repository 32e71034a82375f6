/// What a diagnostic is about, without lines, positions and words: it stays the same when something
/// else in the file changes, or when a rule gets another message.
package struct DiagnosticSubject: Hashable, Sendable {
  /// The authored identifier of the innermost value that has one, such as an item; `nil` for none.
  package let item: String?
  /// The keys that lead from there, or from the root, to the value: `contentItem.imageName`.
  package let path: String
  /// The digest of the value; `nil` if the diagnostic is about a whole file.
  package let digest: ContentDigest?

  /// The content folder: it has the fact once, in whichever file that was noticed.
  package static let folder = DiagnosticSubject(path: ".")

  package init(item: String? = nil, path: String = "", digest: ContentDigest? = nil) {
    self.item = item
    self.path = path
    self.digest = digest
  }
}

extension Diagnostic {
  /// What it is about, for comparing it with those of another run.
  ///
  /// A diagnostic without a subject of its own is about the value at its place.
  package var comparedSubject: DiagnosticSubject {
    subject ?? DiagnosticSubject(path: place.codingPath.keys)
  }
}

extension CodingPath {
  /// The keys of the path without the indices, as in ``description``.
  package var keys: String {
    CodingPath(
      steps.filter { step in
        if case .key = step { true } else { false }
      }
    ).description
  }
}
