/// Any value of a property list, as `PropertyListDecoder` sees it.
enum AnyValue: Decodable, Equatable {
  case string(String)
  case array([AnyValue])
  case dictionary([String: AnyValue])
  case other

  init(from decoder: any Decoder) throws {
    if let dictionary = try? [String: AnyValue](from: decoder) {
      self = .dictionary(dictionary)
    } else if let array = try? [AnyValue](from: decoder) {
      self = .array(array)
    } else if let string = try? String(from: decoder) {
      self = .string(string)
    } else {
      self = .other
    }
  }
}
