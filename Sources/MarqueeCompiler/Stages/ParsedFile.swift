package import MarqueeDiagnostics
package import MarqueePropertyList

/// The result of *parse* for a property list: a screen, a library file, or settings that are fixed.
package struct ParsedFile: Sendable {
  package let file: ContentFile
  /// Its text; empty for a binary property list.
  package let text: SourceFile
  package let document: PropertyListDocument
  package let syntaxDiagnostics: [Diagnostic]

  /// Whether it is not XML and cannot be edited in place.
  package var isDerived: Bool { document.isDerived }

  var isWhole: Bool {
    document.root != nil && syntaxDiagnostics.allSatisfy { $0.severity != .error }
  }

  /// Parses a file.
  ///
  /// - Complexity: O(*n*) in the bytes of the file.
  package init(_ file: ContentFile) {
    self.file = file
    let reading = PropertyListDocument.read(file.bytes, name: file.name)
    text = reading.source
    document = reading.document
    syntaxDiagnostics = reading.diagnostics
  }
}
