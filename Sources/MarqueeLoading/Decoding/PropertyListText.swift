import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePlatform
import MarqueePropertyList

/// The text of a property list, assembled from parts of another one.
struct PropertyListText {
  private(set) var bytes: [UInt8] = []

  init() {}

  /// Starts a text.
  ///
  /// - Parameter byteCount: The approximate number of bytes to be appended.
  init(byteCount: Int) {
    bytes.reserveCapacity(byteCount + 64)
    bytes += "<plist version=\"1.0\">".utf8
  }

  consuming func finished() -> Data {
    bytes += "</plist>".utf8
    return Data(bytes)
  }

  /// Appends the text of a value, with each CR as LF.
  ///
  /// XML requires this, but `PropertyListDecoder` keeps a CR.
  mutating func append(_ text: ArraySlice<UInt8>) {
    LineEnds.append(normalizing: text, to: &bytes)
  }

  /// Appends an array or a dictionary; `body` appends its elements or its members.
  mutating func element(_ name: String, _ body: (inout PropertyListText) -> Void) {
    bytes += "<\(name)>".utf8
    body(&self)
    bytes += "</\(name)>".utf8
  }

  /// Appends a value with its numbers as strings.
  ///
  /// The decoder would turn a `<real>` into a `Double`, and lose the authored digits.
  ///
  /// - Parameter numbers: The numbers in it that keep their digits, in document order.
  mutating func append(
    _ value: ValueIndex, numbers: [ValueIndex], of document: PropertyListDocument
  ) {
    let range = document[value].range.offsets
    var offset = range.lowerBound
    for value in numbers {
      let number = document[value]
      guard number.kind != .string, let decimal = document.number(of: value) else { continue }
      append(document.source.text[offset..<Int(number.range.start)])
      bytes += "<string>\(decimal.text)</string>".utf8
      offset = Int(number.range.end)
    }
    append(document.source.text[offset..<range.upperBound])
  }

  /// Appends a member of a dictionary.
  ///
  /// - Parameter numbers: The numbers in its value that keep their digits, in document order.
  mutating func appendMember(
    _ key: ValueIndex, numbers: [ValueIndex], of document: PropertyListDocument
  ) {
    append(document.source.text[document[key].range.offsets])
    append(key + 1, numbers: numbers, of: document)
  }

  /// Appends the identifier of a library item, which is the text of its key.
  mutating func appendIdentifier(_ document: PropertyListDocument, _ key: ValueIndex) {
    bytes += "<key>id</key><string>".utf8
    append(document.source.text[document[key].content.offsets])
    bytes += "</string>".utf8
  }

  /// Appends a section, with its own items and with library items that have replaced fields.
  mutating func appendSection(_ position: Int, of located: LocatedCatalog) {
    let section = located.sections[position]
    let numbers = located.numbers(in: section.index, ofSection: position)
    let document = located.document
    guard located.usesLibrary(section: position) else {
      return append(section.index, numbers: numbers, of: document)
    }
    element("dict") { text in
      for key in document.children(of: section.index) {
        let isOfItems = [
          CatalogSection.itemsKey, CatalogSection.itemsKeyAlias, ItemReference.queryKey,
        ].contains { document.has(key, text: $0) }
        if !isOfItems {
          let inside = numbers.filter(document.subtree(of: key + 1).contains)
          text.appendMember(key, numbers: inside, of: document)
        }
      }
      text.append(Array("<key>\(CatalogSection.itemsKey)</key>".utf8)[...])
      text.element("array") { text in
        for item in section.items {
          let value = located.items[item].index
          guard let reference = located.reference(ofItem: item) else {
            let inside = numbers.filter(document.subtree(of: value).contains)
            text.append(value, numbers: inside, of: document)
            continue
          }
          // A faulty library item is reported where it is defined.
          guard let override = reference.override, let target = reference.target,
            target.item != nil
          else { continue }
          text.append(target.text(overriddenBy: override, in: document)[...])
        }
      }
    }
  }
}

extension LocatedCatalog {
  /// The numbers in a section or a member of the root that keep their digits, in document order.
  func numbers(in value: ValueIndex, ofSection position: Int? = nil) -> [ValueIndex] {
    var numbers: [ValueIndex] = []
    let range = document.subtree(of: value)
    let run = position.map { $0..<($0 + 1) } ?? 0..<0
    forEachField(in: run, where: \.keepsDigits) { occurrence in
      if range.contains(occurrence.value) { numbers.append(occurrence.value) }
    }
    return numbers.sorted()
  }
}
