import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueePropertyList
package import MarqueeScreen

extension PropertyListDocument {
  /// The most names that are searched for the one that was meant.
  ///
  /// The search takes time for each, and with more names no suggestion is reliable.
  private static let maximumNameCount = 1000

  /// The name that an unknown one probably means; `nil` for none, or among more than 1,000 names.
  package func nearest(to name: String, among names: [String]) -> String? {
    guard names.count <= Self.maximumNameCount else { return nil }
    return Suggestion.nearest(to: name, among: names) ?? Suggestion.part(name, of: names)
  }

  /// Returns the name that an unknown one probably means, as a display-only fix-it.
  ///
  /// - Returns: No fix-it if there are more than 1,000 names.
  package func suggestion(
    for name: String, at index: ValueIndex, among names: [String]
  ) -> [FixIt] {
    nearest(to: name, among: names).map { [writing($0, at: index)] } ?? []
  }

  /// A fix-it that writes another text in place of that of a string or key.
  package func writing(
    _ text: String, at index: ValueIndex, _ applicability: FixIt.Applicability = .displayOnly
  ) -> FixIt {
    FixIt(
      "write '\(text)'", applicability: applicability, edits: [replacement(of: index, by: text)])
  }

  /// The keys of a dictionary that its table lacks, so that their values are not read.
  package func unknownKeys(of index: ValueIndex, in table: FieldTable) -> [ValueIndex] {
    guard self[index].kind == .dictionary else { return [] }
    let fields = table.fields
    return children(of: index).filter { key in !fields.contains { has(key, utf8: $0.keyUTF8) } }
  }

  /// Returns an edit that replaces the text of a string or key.
  package func replacement(of index: ValueIndex, by text: String) -> TextEdit {
    TextEdit(self[index].content, replacement: [UInt8](xml: text))
  }
}
