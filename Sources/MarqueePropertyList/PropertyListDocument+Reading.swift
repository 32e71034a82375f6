package import MarqueeDiagnostics

extension PropertyListDocument {
  /// Reads the text of an XML property list.
  ///
  /// - Parameters:
  ///   - source: The text, at most ``SourceFile/maximumByteCount`` bytes.
  ///   - isDerived: Whether the text was made from another form; see ``isDerived``.
  /// - Returns: What could be read, and what is wrong with the text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package static func scan(
    _ source: SourceFile, isDerived: Bool = false
  ) -> (document: PropertyListDocument, diagnostics: [Diagnostic]) {
    var scanner = XMLScanner(source: source, isDerived: isDerived)
    return scanner.scan()
  }
}
