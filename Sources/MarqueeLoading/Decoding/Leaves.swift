import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The leaves of some sections, as `PropertyListDecoder` decodes them: one text for each field of a
/// section, followed by one for each field of its items.
///
/// The decoder spends nearly all of its time on finding values, and little on the values
/// themselves. So it gets the leaves of many sections as one string, and the models get them from
/// here (``LeafDecoder``). The structure check has determined which value belongs where.
struct Leaves {
  let texts: [String]

  /// The separator between leaves: U+E000, the first private-use character.
  private static let separator = Array("\u{E000}".utf8)

  /// Decodes the leaves of sections that are ``LocatedCatalog/isFlat(section:)``.
  ///
  /// - Returns: `nil` if a text contains the separator.
  /// - Throws: The decoder's error for an invalid text.
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

  /// Splits a text at separators.
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
  /// Makes a string from UTF-8.
  fileprivate init(copying bytes: Span<UInt8>) {
    self = unsafe bytes.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}

extension LocatedCatalog {
  /// Visits the values of a section's fields and of its items' fields.
  ///
  /// `nil` stands for the items themselves, and for fields that an item's model does not have,
  /// which are read from the document.
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

  /// Whether a section and its items contain only known fields with leaves, not even a comment; the
  /// plain decoder handles everything else.
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
  /// Returns how many keys and values the fields of an item have, including nested ones.
  fileprivate func valueCount(ofFields range: Range<Int>, _ kind: ItemKind) -> Int {
    guard !kind.hasOnlyLeaves else { return 2 * range.count }
    return range.reduce(0) { count, index in
      let value = Int(fields[index].key) + 1
      return count + 1 + document.subtree(of: value).count
    }
  }
}

extension PropertyListText {
  /// Appends a leaf's content; a number keeps its authored digits.
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
