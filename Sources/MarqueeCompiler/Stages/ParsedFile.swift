package import MarqueeDiagnostics
package import MarqueePropertyList

/// The result of *parse* for a property list: a screen, a file of the library, or settings that are
/// fixed.
package struct ParsedFile: Sendable {
  /// The file.
  package let file: ContentFile
  /// Its text; empty for a binary property list.
  package let text: SourceFile
  /// Its values; none if it could not be read.
  package let document: PropertyListDocument
  /// The diagnostics of its syntax.
  package let syntaxDiagnostics: [Diagnostic]

  /// Whether it is not XML and cannot be edited in place.
  package var isDerived: Bool { document.isDerived }

  /// Whether all of its text could be read.
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
