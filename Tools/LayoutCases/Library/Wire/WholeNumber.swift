/// An integer.
///
/// It is read as a number first: the decoder itself calls a text with `1.5` for an integer no JSON at
/// all, and does not say where.
struct WholeNumber: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Double.self)
    guard let value = Int(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "this is not an integer")
    }
    self.value = value
  }
}
