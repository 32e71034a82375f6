import Foundation
import MarqueeScreen
import Testing

@Suite struct FieldValueTests {
  /// Lists, each the only element of the one before.
  private func lists(_ count: Int) -> Data {
    Data((String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
  }

  /// The innermost of 65 lists is inside 64 others.
  @Test func `values are read up to 64 others around them`() throws {
    var value = try JSONDecoder().decode(FieldValue.self, from: lists(65))
    for _ in 0..<64 {
      guard case .list(let values) = value, let first = values.first else { break }
      value = first
    }
    #expect(value == .list([]))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(FieldValue.self, from: lists(66))
    }
  }
}
