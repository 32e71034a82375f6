import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The leaves of some sections, as `PropertyListDecoder` reads them: one text for each field of a
/// section, then one for each field of its items.
///
/// Nearly all of the time that the decoder takes for a catalog goes into finding its values, and
/// little into the values themselves. So it gets those of many sections as one string, and the models
/// get them from there (``LeafDecoder``). The structure check knows which value belongs where.
struct Leaves {
  let texts: [String]

  /// What is between two leaves: U+E000, the first character for private use.
  private static let separator = Array("\u{E000}".utf8)

  /// Reads the leaves of sections that are ``LocatedCatalog/isFlat(section:)``.
  ///
  /// - Returns: `nil` if a text has the character that is between leaves.
  /// - Throws: The decoder's error for a text that it does not read.
  init?(
    of sections: [Int], in located: LocatedCatalog, decoder: PropertyListDecoder
  ) throws {
    var count = 0
    var text = PropertyListText(byteCount: located.byteCount(ofSections: sections))
    text.append(Array("<array><string>".utf8)[...])
    for position in sections {
      located.forEachLeaf(ofSection: position) { leaf in
        if count > 0 { text.append(Self.separator[...]) }
        if let leaf { text.appendContent(of: leaf, in: located.document) }
        count += 1
      }
    }
    text.append(Array("</string></array>".utf8)[...])
    let joined = try decoder.decode([String].self, from: text.finished()).first ?? ""
    let texts = count == 0 ? [] : Self.split(joined)
    guard texts.count == count else { return nil }
    self.texts = texts
  }

  /// The texts between separators.
  private static func split(_ joined: String) -> [String] {
    joined.withBytes { bytes in
      var texts: [String] = []
      var start = 0
      var index = 0
      while index < bytes.count {
        guard bytes[index] == separator[0], index + 2 < bytes.count,
          bytes[index + 1] == separator[1], bytes[index + 2] == separator[2]
        else {
          index += 1
          continue
        }
        texts.append(String(copying: bytes.extracting(start..<index)))
        index += separator.count
        start = index
      }
      texts.append(String(copying: bytes.extracting(start..<bytes.count)))
      return texts
    }
  }
}

extension String {
  /// Makes a text of UTF-8.
  fileprivate init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension LocatedCatalog {
  /// Visits the values of a section's fields and of those of its items; `nil` in the place of the
  /// items themselves, and of what the items have beside their model: that is read from the document.
  fileprivate func forEachLeaf(ofSection position: Int, _ body: (ValueIndex?) -> Void) {
    let section = sections[position]
    guard let type = section.type else { return }
    let itemsField = type.fields.firstIndex { $0.key == CatalogSection.itemsKey }
    for index in section.fields {
      let field = fields[index]
      body(Int(field.position) == itemsField ? nil : Int(field.key) + 1)
    }
    let modelCount = type.itemKind.modelFields.count
    for item in section.items {
      for index in items[item].fields {
        body(Int(fields[index].position) < modelCount ? Int(fields[index].key) + 1 : nil)
      }
    }
  }

  /// Whether a section and its items have known fields with leaves and nothing else, not even a
  /// comment: the decoder is to see all that is unusual.
  package func isFlat(section position: Int) -> Bool {
    let section = sections[position]
    guard let type = section.type, type.itemKind.isFlat, !usesLibrary(section: position) else {
      return false
    }
    let itemValueCount = section.items.reduce(0) { count, item in
      count + 1 + valueCount(ofFields: items[item].fields, type.itemKind)
    }
    let value = document[section.index]
    return Int(value.subtreeEnd) == section.index + 1 + 2 * section.fields.count + itemValueCount
      && !document.hasComment(in: value.range)
  }
}

extension LocatedCatalog {
  /// How many keys and values the fields of an item are, those inside of others among them.
  fileprivate func valueCount(ofFields range: Range<Int>, _ kind: ItemKind) -> Int {
    guard !kind.hasOnlyLeaves else { return 2 * range.count }
    return range.reduce(0) { count, index in
      let value = Int(fields[index].key) + 1
      return count + 1 + document.subtree(of: value).count
    }
  }
}

extension PropertyListText {
  /// Adds what is in a leaf's element; a number in the digits of its author.
  fileprivate mutating func appendContent(of index: ValueIndex, in document: PropertyListDocument) {
    let value = document[index]
    switch value.kind {
    case .string: append(document.source.text[value.content.offsets])
    case .integer, .real:
      let text = document.string(of: index)
      let number = NumberText.decimal(text, isHexadecimal: value.kind == .integer)
      append(Array((number?.text ?? text).utf8)[...])
    case .boolean: append(Array((value.flags.contains(.isTrue) ? "true" : "false").utf8)[...])
    default: append(Array(document.string(of: index).utf8)[...])
    }
  }
}
