/// Compresses bytes that repeat, in the format of RFC 1951: one block with the fixed codes, whose only
/// references are to the byte before.
struct RepeatDeflate {
  private var bytes: [UInt8] = []
  private var pending: UInt32 = 0
  private var pendingCount: UInt32 = 0

  /// Compresses bytes.
  static func compress(_ bytes: [UInt8]) -> [UInt8] {
    var writer = RepeatDeflate()
    // The last block, with fixed codes.
    writer.write(0b011, count: 3)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      writer.literal(UInt32(byte))
      position += 1
      var count = 0
      while position + count < bytes.count, bytes[position + count] == byte { count += 1 }
      position += count
      while count >= longest + shortest || count == longest {
        writer.repetition(longest)
        count -= longest
      }
      if count > longest {
        writer.repetition(count - shortest)
        count = shortest
      }
      if count >= shortest {
        writer.repetition(count)
      } else {
        for _ in 0..<count { writer.literal(UInt32(byte)) }
      }
    }
    // The end of the block.
    writer.code(0, count: 7)
    writer.write(0, count: 7)
    return writer.bytes
  }

  /// The numbers of bytes that a reference can repeat.
  private static let shortest = 3
  private static let longest = 258

  private mutating func literal(_ byte: UInt32) {
    byte < 144 ? code(0x30 + byte, count: 8) : code(0x190 + byte - 144, count: 9)
  }

  private mutating func repetition(_ count: Int) {
    let symbol: UInt32
    var extra: (bits: UInt32, count: UInt32) = (0, 0)
    if count == Self.longest {
      symbol = 285
    } else if count < 11 {
      symbol = UInt32(254 + count)
    } else {
      // Each group of four symbols has one more extra bit than the group before.
      let offset = UInt32(count - 3)
      let bitCount = UInt32(31 - offset.leadingZeroBitCount) - 2
      symbol = 257 + bitCount * 4 + offset >> bitCount
      extra = (offset & ((1 << bitCount) - 1), bitCount)
    }
    symbol < 280 ? code(symbol - 256, count: 7) : code(0xC0 + symbol - 280, count: 8)
    write(extra.bits, count: extra.count)
    // The distance 1.
    code(0, count: 5)
  }

  /// Writes a code, whose highest bit comes first.
  private mutating func code(_ code: UInt32, count: UInt32) {
    for shift in stride(from: Int(count) - 1, through: 0, by: -1) {
      write(code >> UInt32(shift) & 1, count: 1)
    }
  }

  /// Writes a number, whose lowest bit comes first.
  private mutating func write(_ number: UInt32, count: UInt32) {
    pending |= number << pendingCount
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }
}
