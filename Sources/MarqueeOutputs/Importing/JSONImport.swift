import MarqueeDiagnostics
import MarqueeImages
import MarqueePropertyList
import MarqueeScreen

enum JSONImport {
  /// Reads a text: one JSON value, or several objects (JSON Lines), which are a list.
  static func read(_ source: SourceFile) -> ImportedFile.Reading {
    do {
      let values = try JSONReader.readLines(source.text).map { value($0, source.name) }
      guard let first = values.first, values.count > 1 else {
        return ImportedFile.Reading(root: values.first)
      }
      return ImportedFile.Reading(root: ImportedValue(kind: .list(values), place: first.place))
    } catch {
      let place = Place(file: source.name, range: error.range)
      return ImportedFile.Reading(diagnostics: [
        Diagnostic(
          rule: .propertyListSyntax, severity: .error, message: "not JSON: \(error)", place: place)
      ])
    }
  }

  /// Recurses at most ``JSONReader/maximumDepth`` levels.
  private static func value(_ json: JSONValue, _ file: String) -> ImportedValue {
    let kind: ImportedValue.Kind =
      switch json.kind {
      case .null: .null
      case .bool(let value): .boolean(value)
      case .number(let text): .init(number: text)
      case .string(let text): .text(text)
      case .array(let elements): .list(elements.map { value($0, file) })
      case .object(let members):
        .group(
          members.map { member in
            ImportedMember(
              key: member.key, place: Place(file: file, range: member.keyRange),
              value: value(member.value, file))
          })
      }
    return ImportedValue(kind: kind, place: Place(file: file, range: json.range))
  }
}
