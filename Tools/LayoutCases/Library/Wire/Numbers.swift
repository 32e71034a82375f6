import MarqueeCells
import MarqueeScreen

/// A fixed number of numbers in an array: `[x, y]`, or `[top, leading, bottom, trailing]`.
private func numbers(_ count: Int, from decoder: any Decoder) throws -> [Double] {
  let container = try decoder.singleValueContainer()
  let numbers = try container.decode([Double].self)
  guard numbers.count == count else {
    throw DecodingError.dataCorruptedError(
      in: container, debugDescription: "\(count) numbers are needed, not \(numbers.count)")
  }
  return numbers
}

/// Insets: `[top, leading, bottom, trailing]`.
struct WireInsets: Decodable {
  let value: DirectionalEdgeInsets

  init(from decoder: any Decoder) throws {
    let numbers = try numbers(4, from: decoder)
    value = DirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

/// A point: `[x, y]`.
struct WirePoint: Decodable {
  let value: LayoutPoint

  init(from decoder: any Decoder) throws {
    let numbers = try numbers(2, from: decoder)
    value = LayoutPoint(x: numbers[0], y: numbers[1])
  }
}

/// A rectangle: `[x, y, width, height]`.
struct WireRect: Decodable {
  let value: LayoutRect

  init(from decoder: any Decoder) throws {
    let numbers = try numbers(4, from: decoder)
    value = LayoutRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

/// A size: `{"w": 320, "h": 480}`.
struct WireSize: Decodable {
  let w: Double
  let h: Double

  var value: LayoutExtent { LayoutExtent(width: w, height: h) }
}

/// A measured size: `[width, height]`, where `null` stands for what is not measured.
struct WireFittedSize: Decodable {
  let value: FittedSize

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let numbers = try container.decode([Double?].self)
    guard numbers.count == 2 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "2 numbers are needed, not \(numbers.count)")
    }
    value = FittedSize(width: numbers[0], height: numbers[1])
  }
}
