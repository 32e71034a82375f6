package import MarqueeScreen

package struct FieldChange: Hashable, Sendable {
  /// The key, as authors write it; a value inside a group has a dot in it: `specs.weight`.
  package let key: String
  package let role: FieldRole
  /// The value in the old version; `nil` for none.
  package let old: FieldValue?
  /// The value in the new version; `nil` for none.
  package let new: FieldValue?
  package var currencies = PriceCurrencies.unknown

  /// The change word by word; `nil` if the field is not a text, or one version has no value.
  ///
  /// - Complexity: O(*n* log *n*) in the words.
  package var words: [WordRun]? {
    guard role == .text || role == .name, let old = old?.readText, let new = new?.readText else {
      return nil
    }
    return WordDiff(from: old, to: new).runs
  }
}

extension FieldValue {
  /// The readable text: a text, or texts separated by commas.
  fileprivate var readText: String? {
    guard let list else { return text }
    let texts = list.compactMap(\.text)
    return texts.count == list.count ? texts.joined(separator: ", ") : nil
  }
}
