/// A word of a closed set.
struct Word<Value: RawRepresentable<String> & CaseIterable & Sendable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let value = Value(rawValue: word) else {
      let words = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(word)' is none of \(words)")
    }
    self.value = value
  }
}
