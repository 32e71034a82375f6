import Foundation
import MarqueePropertyList

extension AnyValue {
  /// The meaning of a value of a located tree, determined only from its text.
  init(_ index: ValueIndex, of document: PropertyListDocument) {
    let text = document.string(of: index)
    switch document[index].kind {
    case .dictionary:
      let pairs = document.children(of: index).map { key in
        (document.string(of: key), AnyValue(key + 1, of: document))
      }
      self = .dictionary(Dictionary(pairs) { first, _ in first })
    case .array:
      self = .array(document.children(of: index).map { AnyValue($0, of: document) })
    case .key, .string:
      self = .string(text)
    case .boolean:
      self = .boolean(document[index].flags.contains(.isTrue))
    case .integer:
      self = Self.wholeNumber(text)
    case .real:
      self = Self.number(Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan)
    case .date:
      self = (try? Date(text, strategy: .iso8601)).map { .date($0) } ?? .string("no date")
    case .data:
      self = .data(Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data([0]))
    }
  }

  private static func wholeNumber(_ text: String) -> AnyValue {
    let plain = text.filter { !$0.isWhitespace }.lowercased()
    let radix = plain.contains("x") ? 16 : 10
    let digits = plain.replacingOccurrences(of: "0x", with: "")
    if let signed = Int64(digits, radix: radix) { return .integer(signed) }
    return UInt64(digits, radix: radix).map { .unsigned($0) } ?? .string("no integer")
  }

  /// A decoder reads a real without a fraction as an integer, too.
  private static func number(_ number: Double) -> AnyValue {
    Int64(exactly: number).map { .integer($0) } ?? .real(number)
  }
}
