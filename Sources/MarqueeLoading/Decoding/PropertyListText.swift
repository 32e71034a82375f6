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

  /// Appends an array; `body` appends its elements.
  mutating func array(_ body: (inout PropertyListText) -> Void) {
    bytes += "<array>".utf8
    body(&self)
    bytes += "</array>".utf8
  }

  /// Appends a dictionary; `body` appends its members.
  mutating func dictionary(_ body: (inout PropertyListText) -> Void) {
    bytes += "<dict>".utf8
    body(&self)
    bytes += "</dict>".utf8
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
      guard number.kind != .string,
        let decimal = NumberText.decimal(
          document.string(of: value), isHexadecimal: number.kind == .integer)
      else { continue }
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
    let numbers = located.numbers(ofSection: position)
    let document = located.document
    guard located.usesLibrary(section: position) else {
      return append(section.index, numbers: numbers, of: document)
    }
    dictionary { text in
      for key in document.children(of: section.index) {
        let isOfItems = [
          CatalogSection.itemsKey, CatalogSection.itemsKeyAlias, ItemReference.queryKey,
        ].contains { document.has(key, text: $0) }
        if !isOfItems {
          text.appendMember(key, numbers: numbers.filter(document.isInside(key + 1)), of: document)
        }
      }
      text.append(Array("<key>\(CatalogSection.itemsKey)</key>".utf8)[...])
      text.array { text in
        for item in section.items {
          let value = located.items[item].index
          guard let reference = located.reference(ofItem: item) else {
            text.append(value, numbers: numbers.filter(document.isInside(value)), of: document)
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

  mutating func appendRootMember(_ key: ValueIndex, of located: LocatedCatalog) {
    appendMember(key, numbers: located.numbers(ofRootMember: key + 1), of: located.document)
  }
}

extension PropertyListDocument {
  /// Returns a condition for values that are inside a value or the value itself.
  fileprivate func isInside(_ value: ValueIndex) -> (ValueIndex) -> Bool {
    let range = value..<Int(self[value].subtreeEnd)
    return range.contains
  }
}

extension LocatedCatalog {
  /// Returns the numbers of a section and its items that keep their digits, in document order.
  fileprivate func numbers(ofSection position: Int) -> [ValueIndex] {
    var numbers: [ValueIndex] = []
    forEachField(in: position..<(position + 1), where: \.keepsDigits) { occurrence in
      if occurrence.section != nil { numbers.append(occurrence.value) }
    }
    return numbers.sorted()
  }

  /// Returns the numbers of a member of the root that keep their digits, in document order.
  fileprivate func numbers(ofRootMember value: ValueIndex) -> [ValueIndex] {
    var numbers: [ValueIndex] = []
    let range = value..<Int(document[value].subtreeEnd)
    forEachField(in: 0..<0, where: \.keepsDigits) { occurrence in
      if range.contains(occurrence.value) { numbers.append(occurrence.value) }
    }
    return numbers.sorted()
  }
}
