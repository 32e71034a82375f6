import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The text of a property list, put together from parts of another.
struct PropertyListText {
  private var bytes: [UInt8] = []

  /// Begins a text.
  ///
  /// - Parameter byteCount: About how many bytes will be added.
  init(byteCount: Int) {
    bytes.reserveCapacity(byteCount + 64)
    bytes += "<plist version=\"1.0\">".utf8
  }

  /// Ends the text.
  consuming func finished() -> Data {
    bytes += "</plist>".utf8
    return Data(bytes)
  }

  /// Adds the text of a value.
  mutating func append(_ text: ArraySlice<UInt8>) {
    bytes += text
  }

  /// Adds an array; `body` adds its elements.
  mutating func array(_ body: (inout PropertyListText) -> Void) {
    bytes += "<array>".utf8
    body(&self)
    bytes += "</array>".utf8
  }

  /// Adds a section.
  ///
  /// Prices and ratings are written as strings: the decoder makes a `Double` of a `<real>`, and the
  /// author's digits would be lost.
  mutating func appendSection(_ position: Int, of located: LocatedCatalog) {
    let document = located.document
    let section = located.sections[position]
    let range = document[section.index].range.offsets
    var offset = range.lowerBound
    for value in located.numbers(ofSection: position) {
      let number = document[value]
      guard number.kind != .string,
        let decimal = NumberText.decimal(
          document.string(of: value), isHexadecimal: number.kind == .integer)
      else { continue }
      bytes += document.source.text[offset..<Int(number.range.start)]
      bytes += "<string>\(decimal.text)</string>".utf8
      offset = Int(number.range.end)
    }
    bytes += document.source.text[offset..<range.upperBound]
  }
}

extension LocatedCatalog {
  /// The numbers of a section's items that keep their digits, in document order.
  fileprivate func numbers(ofSection position: Int) -> [ValueIndex] {
    guard let table = sections[position].type?.itemKind.fields else { return [] }
    let isNumber = table.map(\.kind.keepsDigits)
    guard isNumber.contains(true) else { return [] }
    return sections[position].items.flatMap { item in
      fields[items[item].fields].filter { isNumber[Int($0.position)] }.map { Int($0.key) + 1 }
    }
  }
}
