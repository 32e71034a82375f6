import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// A value of a list to import, whatever the format of its file, or one to write.
package struct ImportedValue: Sendable {
  indirect enum Kind: Sendable {
    case null
    case boolean(Bool)
    case number(DecimalNumber)
    case text(String)
    /// A date of a property list, as RFC 3339.
    case date(String)
    case data
    case list([ImportedValue])
    case group([ImportedMember])

    /// A number; a text if it is none, or has more digits than a screen can keep.
    init(number text: String) { self = DecimalNumber(text).map(Kind.number) ?? .text(text) }
  }

  let kind: Kind
  var place = Place(file: "")

  /// A text, a number, a boolean or a date as text; `nil` for anything else.
  var scalarText: String? {
    switch kind {
    case .boolean(let value): value ? "true" : "false"
    case .number(let number): number.text
    case .text(let text), .date(let text): text
    case .null, .data, .list, .group: nil
    }
  }

  /// The text; `nil` for other values.
  var text: String? { if case .text(let text) = kind { text } else { nil } }

  /// The number; `nil` for other values.
  var number: DecimalNumber? { if case .number(let number) = kind { number } else { nil } }

  /// The elements of a list; `nil` for other values.
  var list: [ImportedValue]? { if case .list(let list) = kind { list } else { nil } }

  /// The members of a group; `nil` for other values.
  var group: [ImportedMember]? { if case .group(let members) = kind { members } else { nil } }

  /// Whether there is nothing to keep: a null, or a text of white space.
  var isEmpty: Bool {
    if case .null = kind { true } else { text?.utf8.allSatisfy(\.isASCIISpace) ?? false }
  }

  /// The values inside that are no list and no group; recurses as deep as they are nested.
  var leaves: [ImportedValue] {
    list?.flatMap(\.leaves) ?? group?.flatMap(\.value.leaves) ?? [self]
  }
}

struct ImportedMember: Sendable {
  let key: String
  var place = Place(file: "")
  let value: ImportedValue

  init(key: String, place: Place, value: ImportedValue) {
    (self.key, self.place, self.value) = (key, place, value)
  }

  init(_ key: String, _ kind: ImportedValue.Kind) {
    (self.key, value) = (key, ImportedValue(kind: kind))
  }
}

extension [ImportedMember] {
  /// The value of a key; `nil` if there is none.
  subscript(key: String) -> ImportedValue? { first { $0.key == key }?.value }
}

// MARK: Property lists

extension PropertyListDocument {
  /// The root as a value to import; `nil` if there is none.
  var importedRoot: ImportedValue? { root.map(importedValue) }

  private func importedValue(_ index: ValueIndex) -> ImportedValue {
    let kind: ImportedValue.Kind =
      switch self[index].kind {
      case .dictionary:
        .group(
          children(of: index).map { key in
            ImportedMember(
              key: string(of: key), place: place(of: key), value: importedValue(key + 1))
          })
      case .array: .list(children(of: index).map(importedValue))
      case .boolean: .boolean(self[index].flags.contains(.isTrue))
      // A text if it is infinite, or has more digits than a screen can keep.
      case .integer, .real:
        NumberText.decimal(string(of: index), isHexadecimal: self[index].kind == .integer)
          .map(ImportedValue.Kind.number) ?? .text(string(of: index))
      case .date: .date(string(of: index))
      case .data: .data
      case .string, .key: .text(string(of: index))
      }
    return ImportedValue(kind: kind, place: place(of: index))
  }
}

extension ImportedValue.Kind {
  /// The property list as an author would write it, without nulls and data.
  ///
  /// No text or key may contain an ``XMLCharacter`` that is forbidden.
  var xml: [UInt8] {
    var xml = CanonicalXML(isForPeople: true)
    write(to: &xml)
    xml.end()
    return xml.bytes
  }

  private func write(to xml: inout CanonicalXML) {
    switch self {
    case .null, .data: break
    case .text(let text): xml.leaf(.string, escaped: text.utf8)
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

extension ImportedValue {
  /// Whether a property list of a screen cannot hold it.
  var isUnwritten: Bool {
    switch kind {
    case .null, .data: true
    case .boolean, .number, .text, .date, .list, .group: false
    }
  }
}
