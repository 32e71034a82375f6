import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// A value of a list to import, whatever the format of its file, or one to write.
package struct ImportedValue: Sendable {
  indirect enum Kind: Sendable {
    case null
    case boolean(Bool)
    case number(DecimalNumber)
    /// A text as the file has it, also with characters that XML does not allow.
    case text(String)
    /// A date of a property list, as RFC 3339.
    case date(String)
    case data
    case list([ImportedValue])
    case group([ImportedMember])

    /// A number; a text if it is none, or has more digits than a screen can keep.
    init(number text: String) { self = DecimalNumber(text).map(Kind.number) ?? .text(text) }

    /// A group of what there is, without empty groups.
    init(members: [(key: String, value: Kind?)]) {
      let found = members.compactMap { key, kind in kind.map { ImportedMember(key, $0) } }
      self = .group(found.filter { $0.value.group?.isEmpty != true })
    }
  }

  var kind: Kind
  var place = Place(file: "")

  var scalarText: String? {
    switch kind {
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number.text
    case .date(let text): text
    case .null, .data, .text, .list, .group: text
    }
  }

  /// A text without the characters that XML does not allow.
  var text: String? { sourceText.map(XMLCharacter.allowed) }
  var sourceText: String? { if case .text(let text) = kind { text } else { nil } }
  var number: DecimalNumber? { if case .number(let number) = kind { number } else { nil } }
  var list: [ImportedValue]? { if case .list(let list) = kind { list } else { nil } }
  var group: [ImportedMember]? { if case .group(let members) = kind { members } else { nil } }
  var members: [ImportedMember] { group ?? [] }

  /// Whether there is nothing to keep: a null, or a text of white space.
  var isEmpty: Bool {
    if case .null = kind { true } else { text?.utf8.allSatisfy(\.isASCIISpace) ?? false }
  }

  /// Whether a property list of a screen cannot hold it.
  var isUnwritten: Bool { scalarText == nil && list == nil && group == nil }

  /// The value and those inside; recurses as deep as they are nested.
  var all: [ImportedValue] { [self] + (list ?? members.map(\.value)).flatMap(\.all) }

  var leaves: [ImportedValue] { all.filter { $0.list == nil && $0.group == nil } }
}

struct ImportedMember: Sendable {
  let key: String
  /// The key as the file has it, with white space around it.
  let sourceKey: String
  let place: Place
  let value: ImportedValue

  init(
    _ key: String, _ value: ImportedValue, at place: Place = Place(file: ""),
    from sourceKey: String? = nil
  ) {
    (self.key, self.sourceKey) = (WhiteSpace.trimming(key), sourceKey ?? key)
    (self.value, self.place) = (value, place)
  }

  init(_ key: String, _ kind: ImportedValue.Kind, at place: Place = Place(file: "")) {
    self.init(key, ImportedValue(kind: kind, place: place), at: place)
  }
}

extension [ImportedMember] {
  subscript(key: String) -> ImportedValue? { first { $0.key == key }?.value }
}

extension Collection where Element: Hashable {
  var repeats: Bool { Set(self).count < count }
}

extension ImportedValue {
  /// Recurses at most ``JSONReader/maximumDepth`` levels.
  init(_ json: JSONValue, _ file: String) {
    kind =
      switch json.kind {
      case .null: .null
      case .bool(let value): .boolean(value)
      case .number(let text): .init(number: text)
      case .string(let text): .text(text)
      case .array(let elements): .list(elements.map { ImportedValue($0, file) })
      case .object(let members):
        .group(
          members.map {
            let place = Place(file: file, range: $0.keyRange)
            return ImportedMember($0.key, ImportedValue($0.value, file), at: place)
          })
      }
    place = Place(file: file, range: json.range)
  }

  init(_ document: PropertyListDocument, _ index: ValueIndex) {
    kind =
      switch document[index].kind {
      case .dictionary:
        .group(
          document.children(of: index).map { key in
            let value = ImportedValue(document, key + 1)
            return ImportedMember(document.string(of: key), value, at: document.place(of: key))
          })
      case .array: .list(document.children(of: index).map { ImportedValue(document, $0) })
      case .boolean: .boolean(document[index].flags.contains(.isTrue))
      // A text if it is infinite, or has more digits than a screen can keep.
      case .integer, .real:
        NumberText.decimal(
          document.string(of: index), isHexadecimal: document[index].kind == .integer
        ).map(Kind.number) ?? .text(document.string(of: index))
      case .date: .date(document.string(of: index))
      case .data: .data
      case .string, .key: .text(document.string(of: index))
      }
    place = document.place(of: index)
  }
}

extension ImportedValue.Kind {
  /// The property list as an author would write it, without nulls, data, and the characters of
  /// texts that XML does not allow; no key may have such characters.
  var xml: [UInt8] {
    var xml = CanonicalXML(isForPeople: true)
    write(to: &xml)
    xml.end()
    return xml.bytes
  }

  private func write(to xml: inout CanonicalXML) {
    switch self {
    case .null, .data: break
    case .text(let text): xml.leaf(.string, escaped: XMLCharacter.allowed(in: text).utf8)
    // The author's digits are kept, also those of an integer in a field of decimals.
    case .number(let number):
      xml.leaf(Int(number.text) == nil ? .real : .integer, plain: number.text.utf8)
    case .date(let text): xml.leaf(.date, plain: text.utf8)
    case .boolean(let value): xml.boolean(value)
    case .list(let elements):
      xml.open(.array)
      for element in elements { element.kind.write(to: &xml) }
      xml.close(.array)
    case .group(let members):
      xml.open(.dictionary)
      for member in members where !member.value.isUnwritten {
        xml.leaf(.key, escaped: member.key.utf8)
        member.value.kind.write(to: &xml)
      }
      xml.close(.dictionary)
    }
  }
}
