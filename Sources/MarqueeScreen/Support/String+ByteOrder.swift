extension String {
  /// Whether the text comes before another one in the order of their bytes, which is the same on
  /// every system and in every language.
  package func precedesByBytes(_ other: String) -> Bool {
    utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension Sequence<String> {
  package func sortedByBytes() -> [String] { sorted { $0.precedesByBytes($1) } }
}

extension Sequence {
  package func sortedByBytes(of text: (Element) -> String) -> [Element] {
    sorted { text($0).precedesByBytes(text($1)) }
  }
}
