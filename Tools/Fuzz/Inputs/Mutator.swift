import TestSupport

/// Damages an input, or changes it into another one that may be valid too.
///
/// Changes of whole lines and of text between tags keep many inputs well-formed, so that they reach
/// the later stages; changes of bytes test the readers.
struct Mutator {
  /// The size limit of inputs in bytes; repetitions may reach it.
  static let maximumByteCount = 1 << 20

  let seeds: [[UInt8]]
  /// Pieces that the readers know: tags, keys, words, numbers.
  let pieces: [[UInt8]]
  /// Texts that keep an input well-formed.
  let words: [[UInt8]]

  func input(using generator: inout SplitMix64) -> [UInt8] {
    var bytes = seed(&generator)
    let keepsForm = Bool.random(using: &generator)
    // A single change keeps most inputs valid; several changes reach unexpected states.
    let count = generator.isOnce(in: 3) ? 1 + generator.index(below: 6) : 1
    for _ in 0..<count {
      if keepsForm {
        changeParts(of: &bytes, &generator)
      } else {
        changeBytes(of: &bytes, &generator)
      }
    }
    if generator.isOnce(in: 24) { encode(&bytes, &generator) }
    return Array(bytes.prefix(Self.maximumByteCount))
  }

  private func seed(_ generator: inout SplitMix64) -> [UInt8] {
    seeds.randomElement(using: &generator) ?? []
  }

  private func piece(_ generator: inout SplitMix64) -> [UInt8] {
    pieces.randomElement(using: &generator) ?? []
  }

  private func word(_ generator: inout SplitMix64) -> [UInt8] {
    words.randomElement(using: &generator) ?? []
  }

  // MARK: Bytes

  private func changeBytes(of bytes: inout [UInt8], _ generator: inout SplitMix64) {
    let range = range(in: bytes, &generator)
    let offset = range.lowerBound
    switch generator.index(below: 13) {
    case 0: bytes.removeSubrange(range)
    case 1: bytes.insert(UInt8.random(in: .min ... .max, using: &generator), at: offset)
    case 2 where offset < bytes.count:
      bytes[offset] ^= 1 << UInt8.random(in: 0...7, using: &generator)
    case 3 where offset < bytes.count: bytes[offset] = interestingByte(&generator)
    case 4: bytes.removeSubrange(offset...)
    case 5: splice(&bytes, at: offset, &generator)
    case 6: repeatRange(range, of: &bytes, &generator)
    case 7: bytes.insert(contentsOf: bytes[range], at: generator.index(below: bytes.count + 1))
    case 8: changeNumber(in: &bytes, from: offset, &generator)
    case 9: bytes.replaceSubrange(range, with: piece(&generator))
    default: bytes.insert(contentsOf: piece(&generator), at: offset)
    }
  }

  private func range(in bytes: [UInt8], _ generator: inout SplitMix64) -> Range<Int> {
    let start = generator.index(below: bytes.count + 1)
    let isLong = generator.isOnce(in: 8)
    let length = generator.index(below: isLong ? bytes.count + 1 : 16)
    return start..<min(bytes.count, start + length)
  }

  private func interestingByte(_ generator: inout SplitMix64) -> UInt8 {
    let bytes: [UInt8] = [
      0, 1, 9, 10, 13, 0x20, 0x22, 0x26, 0x3C, 0x3E, 0x7F, 0x80, 0xC0, 0xED, 0xFF,
    ]
    return bytes[generator.index(below: bytes.count)]
  }

  /// Appends the end of another seed to the start of this one.
  private func splice(_ bytes: inout [UInt8], at offset: Int, _ generator: inout SplitMix64) {
    let other = seed(&generator)
    bytes.replaceSubrange(offset..., with: other[generator.index(below: other.count + 1)...])
  }

  private func repeatRange(
    _ range: Range<Int>, of bytes: inout [UInt8], _ generator: inout SplitMix64
  ) {
    guard !range.isEmpty else { return }
    let part = Array(bytes[range])
    // Long repetitions reveal superlinear costs, but take time.
    let wanted = generator.isOnce(in: 40) ? Self.maximumByteCount : 4096
    let count = min(1 + generator.index(below: 2000), wanted / part.count)
    bytes.insert(contentsOf: (0..<count).flatMap { _ in part }, at: range.upperBound)
  }

  /// Replaces the next number, or only its next digits, with an extreme one.
  private func changeNumber(
    in bytes: inout [UInt8], from offset: Int, _ generator: inout SplitMix64
  ) {
    let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
    guard var start = bytes[offset...].firstIndex(where: isDigit) else { return }
    let isWhole = !generator.isOnce(in: 4)
    let rest = isWhole ? "0123456789.eE+-".utf8.map(\.self) : "0123456789".utf8.map(\.self)
    let end = bytes[start...].firstIndex { !rest.contains($0) } ?? bytes.count
    if isWhole, start > 0, bytes[start - 1] == UInt8(ascii: "-") { start -= 1 }
    let numbers = ExtremeNumbers.all
    bytes.replaceSubrange(start..<end, with: numbers[generator.index(below: numbers.count)].utf8)
  }

  // MARK: Parts

  private func changeParts(of bytes: inout [UInt8], _ generator: inout SplitMix64) {
    let offset = generator.index(below: bytes.count + 1)
    switch generator.index(below: 10) {
    case 0: changeLines(of: &bytes, &generator)
    case 1...3: changeNumber(in: &bytes, from: offset, &generator)
    case 4: swapTexts(in: &bytes, &generator)
    case 5: changeWord(in: &bytes, from: offset, &generator)
    default: changeText(in: &bytes, &generator)
    }
  }

  private func changeLines(of bytes: inout [UInt8], _ generator: inout SplitMix64) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let from = generator.index(below: lines.count)
    let end = min(lines.count, from + 1 + generator.index(below: generator.isOnce(in: 3) ? 30 : 4))
    let part = Array(lines[from..<end])
    switch generator.index(below: 4) {
    case 0: lines.removeSubrange(from..<end)
    case 1: lines.insert(contentsOf: part, at: end)
    case 2:
      lines.removeSubrange(from..<end)
      lines.insert(contentsOf: part, at: generator.index(below: lines.count + 1))
    default:
      let others = seed(&generator).split(separator: 0x0A, omittingEmptySubsequences: false)
      let start = generator.index(below: others.count)
      let behind = min(others.count, start + 1 + generator.index(below: 12))
      lines.insert(contentsOf: others[start..<behind], at: from)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  /// The next text between two tags on one line, or between two quotation marks.
  private func text(
    in bytes: [UInt8], _ generator: inout SplitMix64
  ) -> Range<Int>? {
    let offset = generator.index(below: bytes.count + 1)
    var start = offset
    while start < bytes.count {
      let closing: UInt8
      switch bytes[start] {
      case UInt8(ascii: ">"): closing = UInt8(ascii: "<")
      // After a comma, a colon or a bracket, a quotation mark opens a string.
      case UInt8(ascii: "\"") where start > 0 && "{[:, =(\n".utf8.contains(bytes[start - 1]):
        closing = UInt8(ascii: "\"")
      default:
        start += 1
        continue
      }
      guard let end = bytes[(start + 1)...].firstIndex(of: closing) else { return nil }
      if !bytes[(start + 1)..<end].contains(0x0A) { return (start + 1)..<end }
      start += 1
    }
    return nil
  }

  /// Replaces the next word, which may be a tag's name, a key or a part of a text.
  private func changeWord(
    in bytes: inout [UInt8], from offset: Int, _ generator: inout SplitMix64
  ) {
    let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) }
    guard let start = bytes[offset...].firstIndex(where: isLetter) else { return }
    let end = bytes[start...].firstIndex { !isLetter($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: word(&generator))
  }

  private func changeText(in bytes: inout [UInt8], _ generator: inout SplitMix64) {
    guard let range = text(in: bytes, &generator) else { return }
    switch generator.index(below: 4) {
    case 0: bytes.insert(contentsOf: word(&generator), at: range.lowerBound)
    case 1: bytes.insert(contentsOf: word(&generator), at: range.upperBound)
    default: bytes.replaceSubrange(range, with: word(&generator))
    }
  }

  private func swapTexts(in bytes: inout [UInt8], _ generator: inout SplitMix64) {
    guard let first = text(in: bytes, &generator), let second = text(in: bytes, &generator),
      !first.overlaps(second)
    else { return }
    let (front, back) = first.lowerBound < second.lowerBound ? (first, second) : (second, first)
    let (frontText, backText) = (Array(bytes[front]), Array(bytes[back]))
    bytes.replaceSubrange(back, with: frontText)
    bytes.replaceSubrange(front, with: backText)
  }

  // MARK: Encodings

  private func encode(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    switch generator.index(below: 4) {
    case 0: bytes = [0xEF, 0xBB, 0xBF] + bytes
    case 1: bytes = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    case let order:
      let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
      bytes = ([0xFEFF] + units).flatMap { unit in
        let halves = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
        return order == 2 ? halves : halves.reversed()
      }
    }
  }
}
