package import MarqueeDiagnostics

extension PropertyListDocument {
  /// The result of reading the bytes of a file.
  package struct Reading: Sendable {
    /// The file's text, for excerpts and edits; empty for a binary property list.
    package let source: SourceFile
    /// The readable part; without values if the bytes are not a property list.
    package let document: PropertyListDocument
    /// The faults of the bytes.
    package let diagnostics: [Diagnostic]
  }

  /// Reads a property list of any format: XML, binary, or ASCII.
  ///
  /// A binary or ASCII property list is converted to XML first, so that all later stages are the
  /// same for each format. Its values have no lines, so diagnostics give their coding paths.
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
      // Leading white space is not the fault, unless there is nothing else.
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
  ///   - isDerived: Whether the text was converted from another format; see ``isDerived``.
  /// - Returns: The readable part, and the faults of the text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package static func scan(
    _ source: SourceFile, isDerived: Bool = false
  ) -> (document: PropertyListDocument, diagnostics: [Diagnostic]) {
    var scanner = XMLScanner(source: source, isDerived: isDerived)
    return scanner.scan()
  }

  /// Reads the XML that a property list of another format is converted to.
  ///
  /// - Parameter text: The text that the offset of a conversion error refers to.
  private static func derive(
    _ source: SourceFile, refusing text: [UInt8], _ convert: () throws(FormatError) -> [UInt8]
  ) -> Reading {
    do {
      let derived = SourceFile(name: source.name, text: try convert())
      let (document, diagnostics) = scan(derived, isDerived: true)
      return Reading(source: source, document: document, diagnostics: diagnostics)
    } catch {
      return Reading(
        unreadable: source, diagnostic(error, in: source.name, text[...], hasText: !text.isEmpty))
    }
  }

  /// Reports why bytes are not a property list, at a place in their readable text.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The name shown in diagnostics.
  ///   - error: The reason, at an offset of the bytes.
  package static func refuse(
    _ bytes: ArraySlice<UInt8>, _ name: String, _ error: FormatError
  ) -> Reading {
    let lossy = LossyText(bytes, errorOffset: error.offset)
    let shown = FormatError(error.fault, at: lossy.errorOffset, codingPath: error.codingPath)
    return Reading(
      unreadable: SourceFile(name: name, text: lossy.text),
      diagnostic(shown, in: name, lossy.text[...], hasText: true))
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
      rule: .propertyListSyntax, part: error.fault.part, severity: .error, message: error.message,
      place: place,
      fixIts: error.fault.remedy(for: name).map { [FixIt($0, applicability: .displayOnly)] } ?? [])
  }
}

extension PropertyListDocument.Reading {
  fileprivate init(unreadable source: SourceFile, _ diagnostic: Diagnostic) {
    self.source = source
    document = PropertyListDocument(source: source, isDerived: false, values: [], comments: [])
    diagnostics = [diagnostic]
  }
}
