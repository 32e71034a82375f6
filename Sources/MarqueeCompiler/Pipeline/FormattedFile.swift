package import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeLoading
import MarqueePropertyList

/// A property list in the form in which Xcode writes it.
package struct FormattedFile: Sendable {
  /// The file as it is.
  package let parsed: ParsedFile
  /// Its bytes in that form; `nil` if it has syntax errors, or is not XML.
  package let bytes: [UInt8]?

  /// Formats a file.
  ///
  /// - Parameters:
  ///   - kind: What the file is.
  ///   - model: The kinds and types whose tables give the order of keys; `nil` to keep the order.
  /// - Complexity: O(*n*) in the bytes of the file.
  package init(
    _ parsed: ParsedFile, as kind: Expectation.Document, sortingKeysBy model: ContentModel?
  ) {
    self.parsed = parsed
    guard parsed.isWhole, !parsed.isDerived else {
      bytes = nil
      return
    }
    let order = model.map { parsed.document.keyOrder(as: kind, in: $0) } ?? [:]
    bytes = parsed.document.formatted(keyOrder: order)
  }

  /// Whether the file has another form.
  package var isChanged: Bool { bytes.map { $0 != parsed.file.bytes } ?? false }

  /// The syntax errors that keep the file as it is, with the warnings among them; none for a file
  /// that can be read completely.
  package var faults: [Diagnostic] { parsed.isWhole ? [] : parsed.syntaxDiagnostics }
}
