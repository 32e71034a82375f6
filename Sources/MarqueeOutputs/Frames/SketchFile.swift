package import MarqueeCatalog
package import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A layout to solve without a catalog, read from a property list or JSON.
package struct SketchFile {
  /// The sketch; `nil` for a file with errors.
  package private(set) var sketch: LayoutSketch?
  /// The diagnostics of the file.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The file.
  package let source: SourceFile

  /// The largest number of items in a section: the output has a few lines for each.
  static let maximumItemCount = 10_000_000

  /// Reads a sketch.
  ///
  /// A text that begins with `{` or `[` is read as JSON, any other as a property list. Both are
  /// checked against the same tables of fields, so that diagnostics have the same words.
  package init(_ bytes: [UInt8], name: String) {
    let first = bytes.first { !$0.isXMLSpace }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    var json: JSONValue?
    let reading: PropertyListDocument.Reading
    if isJSON {
      source = SourceFile(name: name, text: bytes)
      do {
        let value = try JSONReader.read(bytes)
        json = value
        reading = PropertyListDocument.read(SketchXML.text(of: value), name: name)
      } catch {
        diagnostics = [
          Diagnostic(
            rule: .propertyListSyntax, severity: .error, message: "not JSON: \(error)",
            place: Place(file: name, range: error.range))
        ]
        return
      }
    } else {
      reading = PropertyListDocument.read(bytes, name: name)
      source = reading.source
    }
    diagnostics = reading.diagnostics
    if let root = reading.document.root {
      diagnostics += StructureCheck.check(reading.document, against: .sketch)
      load(reading.document, root)
    }
    if let json { moveToJSON(json) }
  }

  /// Loads the sketch if its structure is valid.
  private mutating func load(_ document: PropertyListDocument, _ root: ValueIndex) {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    if let sections = document.member("sections", of: root),
      document.member("layout", of: root) != nil
    {
      return report("'sections' cannot be used together with 'layout'", at: sections.key, document)
    }
    let value = document.source.text[document[root].range.offsets]
    let text = Array("<plist version=\"1.0\">".utf8) + value + Array("</plist>".utf8)
    do {
      let sketch = try PropertyListDecoder().decode(LayoutSketch.self, from: Data(text))
      let counts = sketch.itemCounts
      if let index = counts.firstIndex(where: { $0 > Self.maximumItemCount }) {
        let place = sketch.sections == nil ? "'items'" : "'items' of section \(index)"
        return report("\(place) must be \(Self.maximumItemCount) or less", at: root, document)
      }
      self.sketch = sketch
    } catch {
      report("this is not a layout that can be solved", at: root, document)
    }
  }

  private mutating func report(
    _ message: String, at index: ValueIndex, _ document: PropertyListDocument
  ) {
    diagnostics.append(
      Diagnostic(
        rule: .wrongValueType, severity: .error, message: message,
        place: document.place(of: index)))
  }

  /// Moves diagnostics from the generated property list to the JSON that it was made from.
  private mutating func moveToJSON(_ json: JSONValue) {
    for index in diagnostics.indices {
      let path = diagnostics[index].place.codingPath
      diagnostics[index].place.range = json.range(at: path)
      // They refer to, and edit, a generated text that the author has never seen.
      diagnostics[index].notes.removeAll { $0.place != nil }
      diagnostics[index].fixIts = []
    }
  }
}

extension LayoutSketch {
  /// The number of items in each section.
  var itemCounts: [Int] {
    (sections?.map(\.items) ?? [items]).map { $0 ?? Self.typicalItemCount }
  }

  /// The whole layout.
  var compositionalLayout: CompositionalLayout {
    CompositionalLayout(
      sections: sections?.map(\.layout) ?? [layout].compactMap(\.self),
      configuration: layoutConfiguration ?? LayoutConfiguration())
  }
}

extension JSONValue {
  /// The range of the value at a coding path, or where a missing value belongs.
  fileprivate func range(at path: CodingPath) -> SourceRange {
    var value = self
    for step in path.steps {
      let next: JSONValue? =
        switch step {
        case .key(let key): value[key]
        case .index(let index): value.array.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        }
      guard let next else { break }
      value = next
    }
    // The first part is enough to find a value that may have many lines.
    guard value.object != nil || value.array != nil else { return value.range }
    return SourceRange(start: value.range.start, end: value.range.start + 1)
  }
}
