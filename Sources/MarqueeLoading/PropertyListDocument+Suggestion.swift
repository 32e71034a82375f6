package import MarqueeDiagnostics
package import MarqueePropertyList

extension PropertyListDocument {
  /// Returns the name that an unknown one probably means, as a display-only fix-it.
  ///
  /// - Returns: No fix-it if there are more than 1,000 names: the search takes time for each, and
  ///   with so many names no suggestion is reliable.
  package func suggestion(
    for name: String, at index: ValueIndex, among names: [String]
  ) -> [FixIt] {
    guard names.count <= 1000, let nearest = Suggestion.nearest(to: name, among: names) else {
      return []
    }
    return [
      FixIt(
        "write '\(nearest)'", applicability: .displayOnly,
        edits: [TextEdit(self[index].content, replacement: nearest)])
    ]
  }
}
