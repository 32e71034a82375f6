import TestSupport

/// An input with a part that can be repeated any number of times.
struct GrowingInput {
  /// How the part is chosen.
  enum Shape: String, CaseIterable {
    /// Any bytes.
    case bytes
    /// Whole lines.
    case lines
    /// An element with its content, or a part of JSON between two brackets.
    case element
    /// Two repeated runs of lines: openings before the content between them, and endings after it.
    case nesting
  }

  let shape: Shape
  private let start: [UInt8]
  private let opening: [UInt8]
  private let middle: [UInt8]
  private let closing: [UInt8]
  private let end: [UInt8]

  /// Chooses a part of an input; `nil` if none has that shape.
  init?(_ bytes: [UInt8], using generator: inout SplitMix64) {
    guard !bytes.isEmpty else { return nil }
    let shapes = Shape.allCases
    shape = shapes[generator.index(below: shapes.count)]
    let chosen: (Range<Int>, Range<Int>)?
    switch shape {
    case .bytes:
      chosen = Self.bytes(of: bytes, &generator).map { ($0, $0.upperBound..<$0.upperBound) }
    case .lines:
      chosen = Self.lines(of: bytes, &generator).map { ($0, $0.upperBound..<$0.upperBound) }
    case .element:
      chosen = Self.element(of: bytes, &generator).map { ($0, $0.upperBound..<$0.upperBound) }
    case .nesting:
      let first = Self.lines(of: bytes, &generator)
      let second = Self.lines(of: bytes, &generator)
      if let first, let second {
        let (front, back) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
        chosen = front.upperBound <= back.lowerBound ? (front, back) : nil
      } else {
        chosen = nil
      }
    }
    guard let (front, back) = chosen, !front.isEmpty else { return nil }
    start = Array(bytes[..<front.lowerBound])
    opening = Array(bytes[front])
    middle = Array(bytes[front.upperBound..<back.lowerBound])
    closing = Array(bytes[back])
    end = Array(bytes[back.upperBound...])
  }

  /// The number of repetitions for a number of bytes, at least 1.
  func count(of byteCount: Int) -> Int { max(1, byteCount / (opening.count + closing.count)) }

  /// The input with the part repeated.
  func bytes(repeating count: Int) -> [UInt8] {
    let openings = repeatElement(opening, count: count).joined()
    let closings = repeatElement(closing, count: count).joined()
    return start + openings + middle + closings + end
  }

  private static func bytes(
    of bytes: [UInt8], _ generator: inout SplitMix64
  ) -> Range<Int>? {
    let start = generator.index(below: bytes.count)
    return start..<min(bytes.count, start + 1 + generator.index(below: 64))
  }

  private static func lines(
    of bytes: [UInt8], _ generator: inout SplitMix64
  ) -> Range<Int>? {
    let place = generator.index(below: bytes.count)
    let start = bytes[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var end = place
    for _ in 0...generator.index(below: 8) {
      guard let found = bytes[end...].firstIndex(of: 0x0A) else { return start..<bytes.count }
      end = found + 1
    }
    return start..<end
  }

  /// The range from an opening bracket to the one that closes it.
  private static func element(
    of bytes: [UInt8], _ generator: inout SplitMix64
  ) -> Range<Int>? {
    let place = generator.index(below: bytes.count)
    let openings: [UInt8: UInt8] = [0x7B: 0x7D, 0x5B: 0x5D, 0x28: 0x29]
    for start in place..<bytes.count {
      if let closing = openings[bytes[start]] {
        var depth = 0
        for index in start..<bytes.count {
          if bytes[index] == bytes[start] { depth += 1 }
          if bytes[index] == closing { depth -= 1 }
          guard depth == 0 else { continue }
          // In JSON, the comma belongs to the element.
          let hasComma = index + 1 < bytes.count && bytes[index + 1] == 0x2C
          return start..<index + (hasComma ? 2 : 1)
        }
        return nil
      }
      if bytes[start] == 0x3C, start + 1 < bytes.count, bytes[start + 1] | 0x20 >= 0x61 {
        return element(from: start, of: bytes)
      }
    }
    return nil
  }

  /// The range from a tag to the end tag with the same name and depth.
  private static func element(from start: Int, of bytes: [UInt8]) -> Range<Int>? {
    let name = bytes[(start + 1)...].prefix { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    var depth = 0
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: [0x3C] + name) { depth += 1 }
      if bytes[index...].starts(with: [0x3C, 0x2F] + name) { depth -= 1 }
      if depth == 0 {
        return bytes[index...].firstIndex(of: 0x3E).map { start..<$0 + 1 }
      }
      index = bytes[(index + 1)...].firstIndex(of: 0x3C) ?? bytes.count
    }
    return nil
  }
}
