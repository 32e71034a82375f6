package import MarqueeDiagnostics
import MarqueePropertyList

/// A property list of the library, as it was read.
package struct LibrarySource: Sendable {
  /// The file.
  package let file: SourceScreen
  /// Its text; empty for a binary property list.
  package let text: SourceFile
  /// Its values; `nil` if it could not be read.
  let document: PropertyListDocument?
  /// What reading has found wrong.
  let diagnostics: [Diagnostic]

  /// Whether all of its text could be read.
  var isWhole: Bool {
    document?.root != nil && diagnostics.allSatisfy { $0.severity != .error }
  }

  init(_ file: SourceScreen) {
    self.file = file
    let reading = PropertyListDocument.read(file.bytes, name: file.name)
    text = reading.source
    document = reading.document
    diagnostics = reading.diagnostics
  }
}
