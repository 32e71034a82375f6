package import MarqueeDiagnostics
import MarqueeSupport

extension PropertyListDocument {
  /// What became of the bytes of a file.
  package struct Reading: Sendable {
    /// The file's text, for excerpts and edits; empty for a binary property list.
    package let source: SourceFile
    /// What could be read; `nil` if the bytes are not a property list.
    package let document: PropertyListDocument?
    /// What is wrong with the bytes.
    package let diagnostics: [Diagnostic]
  }

  /// Reads a property list of any form: XML, binary, or the old ASCII form.
  ///
  /// A binary or ASCII property list is turned into XML text first, so that all that follows is the
  /// same for each form; its values have no lines, and are reported by their coding paths.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The name shown in diagnostics.
  /// - Complexity: O(*n*) in the bytes.
  package static func read(_ bytes: [UInt8], name: String) -> Reading {
    guard bytes.count <= SourceFile.maximumByteCount else {
      return refuse(bytes.prefix(0), name, FormatError(.tooLarge, at: 0))
    }
    switch PropertyListFormat.detect(bytes) {
    case .fault(let fault):
      // White space in front is not what is wrong, unless there is nothing else.
      let start = bytes.firstIndex { !$0.isXMLSpace } ?? 0
      return refuse(bytes[...], name, FormatError(fault, at: start))
    case .format(.binary):
      let source = SourceFile(name: name, text: [])
      return derive(source, refusing: []) { () throws(FormatError) in
        try BinaryPropertyList.xml(from: bytes)
      }
    case .format(let format):
      do {
        let (text, encoding) = try TextDecoding.utf8(from: bytes)
        let source = SourceFile(name: name, text: text, encoding: encoding)
        guard format == .ascii else {
          let (document, diagnostics) = scan(source)
          return Reading(source: source, document: document, diagnostics: diagnostics)
        }
        return derive(source, refusing: text) { () throws(FormatError) in
          try ASCIIPropertyList.xml(from: text)
        }
      } catch {
        return refuse(bytes[...], name, error)
      }
    }
  }

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

  /// Reads the XML text that a property list of another form is turned into.
  ///
  /// - Parameter text: The text that a refusal's offset points into.
  private static func derive(
    _ source: SourceFile, refusing text: [UInt8], _ convert: () throws(FormatError) -> [UInt8]
  ) -> Reading {
    do {
      let derived = SourceFile(name: source.name, text: try convert())
      let (document, diagnostics) = scan(derived, isDerived: true)
      return Reading(source: source, document: document, diagnostics: diagnostics)
    } catch {
      return Reading(
        source: source, document: nil,
        diagnostics: [diagnostic(error, in: source.name, text[...], hasText: !text.isEmpty)])
    }
  }

  /// Reports why bytes are not a property list, at the place in what can be made of them as text.
  private static func refuse(
    _ bytes: ArraySlice<UInt8>, _ name: String, _ error: FormatError
  ) -> Reading {
    let lossy = LossyText(bytes, errorOffset: error.offset)
    let shown = FormatError(error.fault, at: lossy.errorOffset, codingPath: error.codingPath)
    return Reading(
      source: SourceFile(name: name, text: lossy.text), document: nil,
      diagnostics: [diagnostic(shown, in: name, lossy.text[...], hasText: true)])
  }

  private static func diagnostic(
    _ error: FormatError, in name: String, _ text: ArraySlice<UInt8>, hasText: Bool
  ) -> Diagnostic {
    let start = min(error.offset, text.count)
    let length = min(error.fault.byteCount, text.count - start)
    let place = Place(
      file: name, range: hasText ? SourceRange(start..<(start + length)) : nil,
      codingPath: error.codingPath ?? CodingPath())
    return Diagnostic(
      rule: error.fault.rule, severity: .error, message: error.message, place: place)
  }
}
