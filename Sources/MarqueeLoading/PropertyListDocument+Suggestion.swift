package import MarqueeDiagnostics
package import MarqueePropertyList

extension PropertyListDocument {
  /// The name that an unknown one probably means, as a fix-it that is only shown.
  ///
  /// - Returns: No fix-it among more than 1,000 names: to look for one takes time for each of them,
  ///   and of so many none is surely meant.
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
