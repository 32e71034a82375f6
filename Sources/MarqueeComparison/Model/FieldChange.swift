package import MarqueeModels

/// A field whose value is not what it was.
package struct FieldChange: Hashable, Sendable {
  /// The key, as authors write it; that of a value inside a group comes after a dot: `specs.weight`.
  package let key: String
  /// What the field is for the viewer.
  package let role: FieldRole
  /// The value in the old version; `nil` for none.
  package let old: FieldValue?
  /// The value in the new version; `nil` for none.
  package let new: FieldValue?

  /// Notes a change.
  package init(key: String, role: FieldRole, old: FieldValue?, new: FieldValue?) {
    self.key = key
    self.role = role
    self.old = old
    self.new = new
  }

  /// The change word by word; `nil` for a field that is no text, and where one version has none.
  ///
  /// - Complexity: O(*n* log *n*) in the words.
  package var words: [WordRun]? {
    guard role == .text || role == .name, let old = old?.readText, let new = new?.readText else {
      return nil
    }
    return WordDiff.runs(from: old, to: new)
  }
}

extension FieldValue {
  /// What people read: a text, or texts with commas between them.
  fileprivate var readText: String? {
    guard let list else { return text }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts.joined(separator: ", ") : nil
  }
}
