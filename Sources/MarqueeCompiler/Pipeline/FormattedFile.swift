package import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeLoading
import MarqueePropertyList

/// A property list in the form in which Xcode writes it.
package struct FormattedFile: Sendable {
  package let parsed: ParsedFile
  /// Its bytes in that form; `nil` if it has syntax errors, is not XML, or would not be
  /// well-formed.
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
    let formatted = parsed.document.formatted(keyOrder: order)
    // Comments and characters stay as they are, and with them what is wrong with them.
    let isWellFormed =
      !parsed.syntaxDiagnostics.contains(where: Self.isOfForm)
      || !PropertyListDocument.read(formatted ?? [], name: parsed.file.name).diagnostics
        .contains(where: Self.isOfForm)
    bytes = isWellFormed ? formatted : nil
  }

  private static func isOfForm(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == .xmlNotWellFormed
  }

  package var isChanged: Bool { bytes.map { $0 != parsed.file.bytes } ?? false }

  /// What keeps the file as it is; none for a file that is formatted, or is not XML.
  package var faults: [Diagnostic] {
    !parsed.isWhole || bytes == nil && !parsed.isDerived ? parsed.syntaxDiagnostics : []
  }
}
