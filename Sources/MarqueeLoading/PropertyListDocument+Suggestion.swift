package import MarqueeDiagnostics
package import MarqueePropertyList

extension PropertyListDocument {
  /// The most names that are searched for the one that was meant.
  ///
  /// The search takes time for each, and with more names no suggestion is reliable.
  private static let maximumNameCount = 1000

  /// Returns the name that an unknown one probably means; `nil` if there is none, or if there are
  /// more than 1,000 names.
  package func nearest(to name: String, among names: [String]) -> String? {
    names.count <= Self.maximumNameCount ? Suggestion.nearest(to: name, among: names) : nil
  }

  /// Returns the name that an unknown one probably means, as a display-only fix-it.
  ///
  /// - Returns: No fix-it if there are more than 1,000 names.
  package func suggestion(
    for name: String, at index: ValueIndex, among names: [String]
  ) -> [FixIt] {
    guard let nearest = nearest(to: name, among: names) else { return [] }
    return [
      FixIt(
        "write '\(nearest)'", applicability: .displayOnly,
        edits: [replacement(of: index, by: nearest)])
    ]
  }

  /// Returns an edit that replaces the text of a string or key.
  package func replacement(of index: ValueIndex, by text: String) -> TextEdit {
    TextEdit(self[index].content, replacement: text.utf8.flatMap(Self.escaped))
  }

  /// Returns a byte of a text as XML writes it between tags.
  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "&"): Array("&amp;".utf8)
    case UInt8(ascii: "<"): Array("&lt;".utf8)
    case UInt8(ascii: ">"): Array("&gt;".utf8)
    default: [byte]
    }
  }
}
