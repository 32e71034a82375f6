import MarqueeDiagnostics
import MarqueeImages
import MarqueePropertyList
import MarqueeScreen

/// Reads JSON to import.
enum JSONImport {
  /// Reads a text, which must be one JSON value without repeated keys.
  static func read(
    _ source: SourceFile
  ) -> (root: ImportedValue?, diagnostics: [Diagnostic]) {
    do {
      var conversion = Conversion(file: source.name)
      let root = conversion.value(try JSONReader.read(source.text))
      return (root, conversion.diagnostics)
    } catch {
      let place = Place(file: source.name, range: error.range)
      return (
        nil,
        [
          Diagnostic(
            rule: .propertyListSyntax, severity: .error, message: "not JSON: \(error)",
            place: place)
        ]
      )
    }
  }

  private struct Conversion {
    let file: String
    var diagnostics: [Diagnostic] = []

    /// Recurses at most ``JSONReader/maximumDepth`` levels.
    mutating func value(_ json: JSONValue) -> ImportedValue {
      let kind: ImportedValue.Kind
      switch json.kind {
      case .null: kind = .null
      case .bool(let value): kind = .boolean(value)
      case .number(let text):
        kind = DecimalNumber(text).map(ImportedValue.Kind.number) ?? .text(text)
      case .string(let text): kind = .text(text)
      case .array(let elements): kind = .list(elements.map { value($0) })
      case .object(let members): kind = .group(group(members))
      }
      return ImportedValue(kind: kind, place: Place(file: file, range: json.range))
    }

    private mutating func report(_ rule: RuleIdentifier, _ message: String, at place: Place) {
      diagnostics.append(
        Diagnostic(rule: rule, severity: .error, message: message, place: place))
    }

    private mutating func group(_ members: [JSONMember]) -> [ImportedMember] {
      var keys: Set<String> = []
      return members.map { member in
        let place = Place(file: file, range: member.keyRange)
        if !keys.insert(member.key).inserted {
          report(.duplicateKey, "the key '\(member.key)' appears twice", at: place)
        }
        return ImportedMember(key: member.key, place: place, value: value(member.value))
      }
    }
  }
}
