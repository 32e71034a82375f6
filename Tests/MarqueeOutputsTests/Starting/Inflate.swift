/// Inflates deflated bytes (RFC 1951) in a zlib wrapper (RFC 1950).
///
/// It shows what was deflated, so it is short rather than fast.
struct Inflate {
  private let input: ArraySlice<UInt8>
  private var offset: Int
  private var bits = 0
  private var bitCount = 0
  private let limit: Int
  private var output: [UInt8] = []

  /// The reason why bytes cannot be inflated further.
  private enum Failure: Error {
    case endOfInput
    case invalidCode
    case limitReached
  }

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    self.limit = limit
    offset = input.startIndex
  }

  /// Inflates as many bytes as possible; damage and the end of the input only stop it.
  ///
  /// - Parameter limit: The most bytes to produce.
  static func prefix(ofZlib bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
    // A header of two bytes: the low bits of the first are the method 8.
    guard bytes.count >= 2, bytes[bytes.startIndex] & 0x0F == 8 else { return [] }
    var inflate = Inflate(bytes.dropFirst(2), limit: limit)
    do throws(Failure) {
      while try !inflate.block() {}
    } catch {
      // The output so far is still useful for a search.
      return inflate.output
    }
    return inflate.output
  }

  /// Inflates one block; returns whether it is the last.
  private mutating func block() throws(Failure) -> Bool {
    let isLast = try take(1) == 1
    switch try take(2) {
    case 0: try storedBlock()
    case 1: try codedBlock(literals: Self.fixedLiterals, distances: Self.fixedDistances)
    case 2:
      let (literals, distances) = try codes()
      try codedBlock(literals: literals, distances: distances)
    default: throw .invalidCode
    }
    return isLast
  }

  /// Reads some bits; the first one is the lowest.
  private mutating func take(_ count: Int) throws(Failure) -> Int {
    while bitCount < count {
      guard offset < input.endIndex else { throw .endOfInput }
      bits |= Int(input[offset]) << bitCount
      offset += 1
      bitCount += 8
    }
    defer {
      bits >>= count
      bitCount -= count
    }
    return bits & (1 << count - 1)
  }

  private mutating func append(_ byte: UInt8) throws(Failure) {
    guard output.count < limit else { throw .limitReached }
    output.append(byte)
  }

  private mutating func storedBlock() throws(Failure) {
    bits = 0
    bitCount = 0
    let count = try take(16)
    // The count is followed by its complement.
    guard try take(16) == ~count & 0xFFFF else { throw .invalidCode }
    for _ in 0..<count { try append(UInt8(try take(8))) }
  }

  private mutating func codedBlock(
    literals: HuffmanCode, distances: HuffmanCode
  ) throws(Failure) {
    while true {
      let symbol = try next(literals)
      switch symbol {
      case 0..<256: try append(UInt8(symbol))
      case 256: return
      case 257..<286:
        let (base, extraBits) = Self.lengths[symbol - 257]
        let length = base + (try take(extraBits))
        try copy(length, try distance(distances))
      default: throw .invalidCode
      }
    }
  }

  private mutating func distance(_ code: HuffmanCode) throws(Failure) -> Int {
    let symbol = try next(code)
    guard symbol < 30 else { throw .invalidCode }
    guard symbol >= 2 else { return symbol + 1 }
    let extraBits = symbol / 2 - 1
    return (2 + symbol & 1) << extraBits + 1 + (try take(extraBits))
  }

  private mutating func copy(_ length: Int, _ distance: Int) throws(Failure) {
    guard distance <= output.count else { throw .invalidCode }
    for _ in 0..<length { try append(output[output.count - distance]) }
  }

  /// Reads a symbol bit by bit: the codes of one length are consecutive numbers.
  private mutating func next(_ code: HuffmanCode) throws(Failure) -> Int {
    var value = 0
    var first = 0
    var index = 0
    for length in 1...HuffmanCode.maximumLength {
      value |= try take(1)
      let count = code.counts[length]
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .invalidCode
  }

  /// Reads the two codes of a block, which are themselves coded.
  private mutating func codes() throws(Failure) -> (literals: HuffmanCode, HuffmanCode) {
    let literalCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let orderCount = try take(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for index in Self.lengthOrder.prefix(orderCount) { lengths[index] = try take(3) }
    let code = HuffmanCode(lengths)
    lengths = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try next(code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .invalidCode }
        lengths += Array(repeating: last, count: 3 + (try take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try take(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try take(7)))
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == literalCount + distanceCount else { throw .invalidCode }
    return (HuffmanCode(lengths[..<literalCount]), HuffmanCode(lengths[literalCount...]))
  }

  private static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The base length of each symbol from 257, and the number of extra bits that add to it.
  private static let lengths: [(base: Int, extraBits: Int)] = {
    var lengths = (3...10).map { ($0, 0) }
    var base = 11
    for extraBits in 1...5 {
      for _ in 0..<4 {
        lengths.append((base, extraBits))
        base += 1 << extraBits
      }
    }
    return lengths + [(258, 0)]
  }()

  private static let fixedLiterals = HuffmanCode(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8))
  private static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))
}

/// A canonical Huffman code: symbols of equal length have consecutive codes.
private struct HuffmanCode {
  static let maximumLength = 15

  /// How many symbols have codes of each length; none has length 0.
  let counts: [Int]
  /// The symbols in the order of their codes.
  let symbols: [Int]

  /// Makes a code from the length of each symbol's code; 0 means that the symbol is not used.
  init(_ lengths: some Collection<Int>) {
    var counts = [Int](repeating: 0, count: Self.maximumLength + 1)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = lengths.enumerated().filter { $0.element > 0 }
      .sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }.map(\.offset)
  }
}
