import Foundation

/// Any value of a property list, as `PropertyListDecoder` sees it.
enum AnyValue: Decodable, Equatable {
  case dictionary([String: AnyValue])
  case array([AnyValue])
  case boolean(Bool)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case date(Date)
  case data(Data)
  case string(String)

  init(from decoder: any Decoder) throws {
    func value<Value: Decodable>() -> Value? {
      try? Value(from: decoder)
    }
    if let decoded: [String: AnyValue] = value() {
      self = .dictionary(decoded)
    } else if let decoded: [AnyValue] = value() {
      self = .array(decoded)
    } else if let decoded: Bool = value() {
      self = .boolean(decoded)
    } else if let decoded: Int64 = value() {
      self = .integer(decoded)
    } else if let decoded: UInt64 = value() {
      self = .unsigned(decoded)
    } else if let decoded: Double = value() {
      self = .real(decoded)
    } else if let decoded = try? decoder.singleValueContainer().decode(Date.self) {
      self = .date(decoded)
    } else if let decoded = try? decoder.singleValueContainer().decode(Data.self) {
      self = .data(decoded)
    } else {
      self = .string(try String(from: decoder))
    }
  }
}
