/// An integer.
///
/// It is decoded as a floating-point number first: for `1.5` in place of an integer, the decoder
/// reports that the text is not valid JSON, without saying where.
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
