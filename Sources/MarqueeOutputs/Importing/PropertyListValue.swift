import MarqueePropertyList

/// A value of a property list to write.
package indirect enum PropertyListValue: Hashable, Sendable {
  case text(String)
  case integer(String)
  case real(String)
  case boolean(Bool)
  case date(String)
  case list([PropertyListValue])
  case group([Member])

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package let key: String
    package let value: PropertyListValue

    init(_ key: String, _ value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }

  /// A dictionary of texts.
  static func texts(_ members: [(key: String, value: String)]) -> PropertyListValue {
    .group(members.map { Member($0.key, .text($0.value)) })
  }

  /// The property list as an author would write it.
  ///
  /// No text or key may contain an ``XMLCharacter`` that is forbidden.
  package var xml: [UInt8] {
    var xml = CanonicalXML(isForPeople: true)
    write(to: &xml)
    xml.end()
    return xml.bytes
  }

  /// Recurses as deep as the value is nested.
  private func write(to xml: inout CanonicalXML) {
    switch self {
    case .text(let text): xml.leaf(.string, escaped: text.utf8)
    case .integer(let text): xml.leaf(.integer, plain: text.utf8)
    case .real(let text): xml.leaf(.real, plain: text.utf8)
    case .date(let text): xml.leaf(.date, plain: text.utf8)
    case .boolean(let value): xml.boolean(value)
    case .list(let elements):
      xml.open(.array)
      for element in elements { element.write(to: &xml) }
      xml.close(.array)
    case .group(let members):
      xml.open(.dictionary)
      for member in members {
        xml.leaf(.key, escaped: member.key.utf8)
        member.value.write(to: &xml)
      }
      xml.close(.dictionary)
    }
  }
}
