import MarqueeScreen

/// The forms that XML 1.0 defines for what readers of property lists skip.
enum XMLGrammar {
  /// Whether attributes are those of an XML declaration, in their order (production 23).
  static func areOfDeclaration(_ attributes: XMLAttributes, in text: [UInt8]) -> Bool {
    let names = attributes.names.map { String(decoding: text[$0], as: UTF8.self) }
    return attributes.irregularity == nil
      && [
        ["version"], ["version", "encoding"], ["version", "standalone"],
        ["version", "encoding", "standalone"],
      ].contains(names.last == "?" ? names.dropLast() : names)
  }

  /// Whether a text is a document type without declarations (production 28).
  static func isDocumentType(_ text: ArraySlice<UInt8>) -> Bool {
    let words = text.dropFirst("<!DOCTYPE".utf8.count).dropLast()
    let quote = words.first { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    // Every second part is inside quotes.
    let parts = words.split(omittingEmptySubsequences: false) { $0 == quote }
    let names = parts[0].split(whereSeparator: \.isXMLSpace)
      .map { String(decoding: $0, as: UTF8.self) }
    guard parts[0].first?.isXMLSpace == true else { return false }
    switch parts.count {
    case 1: return names.count == 1
    case 3: return names.dropFirst() == ["SYSTEM"] && isBlank(parts[2])
    case 5:
      return names.dropFirst() == ["PUBLIC"] && !parts[2].isEmpty && isBlank(parts[2])
        && isBlank(parts[4])
    default: return false
    }
  }

  /// The name of a processing instruction in lower case, of which `xml` is reserved.
  static func instructionName(_ text: ArraySlice<UInt8>) -> String {
    let name = text.dropFirst(2).prefix { !$0.isXMLSpace && $0 != UInt8(ascii: "?") }
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  private static func isBlank(_ text: ArraySlice<UInt8>) -> Bool { text.allSatisfy(\.isXMLSpace) }
}
