package import MarqueeDiagnostics
import MarqueeImages
import MarqueePropertyList
import MarqueeScreen

/// A file to import, read: a property list, JSON or CSV.
package struct ImportedFile: Sendable {
  /// The path, as it was given.
  package let name: String
  /// Whether it is a property list, which may be a screen already.
  let isPropertyList: Bool
  /// Its text, for excerpts.
  package let source: SourceFile
  /// What it holds; `nil` if it cannot be read.
  package let root: ImportedValue?
  /// Why it cannot be read; empty otherwise.
  package let diagnostics: [Diagnostic]
  /// The characters that are not imported.
  let leftOut: [LeftOutValue]

  /// Reads a file.
  ///
  /// A file whose name ends in `.csv` is CSV and one in `.json` is JSON; any other is recognized by
  /// how it begins. Nothing of a file with an error is used, because a part of it would be lost.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - name: The name shown in diagnostics.
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8], name: String) {
    let ending = name.split(separator: ".").last.map { $0.lowercased() }
    let detected = PropertyListFormat.detect(bytes)
    if ending == "csv" {
      self.init(bytes, name: name) { CSVReading.read($0) }
    } else if ending == "json" || detected == .fault(.json) {
      self.init(bytes, name: name) { JSONImport.read($0) }
    } else if detected == .fault(.notAPropertyList) {
      self.init(refusing: bytes, name, FormatError(.notAPropertyList, at: 0))
    } else {
      let reading = PropertyListDocument.read(bytes, name: name)
      self.init(
        name: name, isPropertyList: true, reading.source, reading.document.importedRoot,
        reading.diagnostics)
    }
  }

  /// Reads a file of text.
  private init(
    _ bytes: [UInt8], name: String,
    _ read: (SourceFile) -> (root: ImportedValue?, diagnostics: [Diagnostic])
  ) {
    do throws(FormatError) {
      guard bytes.count <= SourceFile.maximumByteCount else { throw FormatError(.tooLarge, at: 0) }
      let (text, encoding) = try TextDecoding.utf8(from: bytes)
      guard text.contains(where: { !$0.isXMLSpace }) else { throw FormatError(.empty, at: 0) }
      let source = SourceFile(name: name, text: text, encoding: encoding)
      let (root, diagnostics) = read(source)
      self.init(name: name, source, root, diagnostics)
    } catch {
      self.init(refusing: bytes, name, error)
    }
  }

  private init(refusing bytes: [UInt8], _ name: String, _ error: FormatError) {
    let reading = PropertyListDocument.refuse(bytes[...], name, error)
    let diagnostics = reading.diagnostics.map { diagnostic in
      guard error.fault == .notAPropertyList else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.message = "this is neither a property list nor JSON"
      diagnostic.fixIts = [
        FixIt("give CSV the extension '.csv'", applicability: .displayOnly)
      ]
      return diagnostic
    }
    self.init(name: name, reading.source, nil, diagnostics)
  }

  private init(
    name: String, isPropertyList: Bool = false, _ source: SourceFile, _ root: ImportedValue?,
    _ diagnostics: [Diagnostic]
  ) {
    self.isPropertyList = isPropertyList
    self.name = name
    self.source = source
    var characters = ImportedCharacters()
    let root = root.map { characters.allowed(in: $0) }
    self.diagnostics = diagnostics + characters.diagnostics
    leftOut = characters.leftOut
    let isWhole = !self.diagnostics.contains { $0.severity == .error }
    self.root = isWhole ? root : nil
  }
}
