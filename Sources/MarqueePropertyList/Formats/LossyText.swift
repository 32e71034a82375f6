/// The readable part of bytes that are not valid text.
struct LossyText {
  /// UTF-8, with U+FFFD for what cannot be decoded.
  let text: [UInt8]
  /// The offset of the wrong byte in ``text``.
  let errorOffset: Int

  /// The most bytes to keep: enough for an excerpt around the first fault of a file of any size.
  private static let maximumByteCount = 1 << 20

  /// Decodes bytes, and replaces invalid ones.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes.
  ///   - errorOffset: The offset of the wrong byte in `bytes`.
  init(_ bytes: ArraySlice<UInt8>, errorOffset: Int) {
    let kept = bytes.prefix(max(Self.maximumByteCount, errorOffset + 4096))
    let split = kept.startIndex + min(errorOffset, kept.count)
    let mark = ByteOrderMark(of: Array(kept.prefix(4)))
    let before = Self.decode(kept[..<split], mark)
    text = before + Self.decode(kept[split...], mark)
    self.errorOffset = before.count
  }

  private static func decode(_ bytes: ArraySlice<UInt8>, _ mark: ByteOrderMark?) -> [UInt8] {
    let isLittleEndian = mark == .utf16LittleEndian
    guard isLittleEndian || mark == .utf16BigEndian else {
      return Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { offset in
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return isLittleEndian ? first | second << 8 : first << 8 | second
    }
    // The mark itself is not text.
    return Array(String(decoding: units.drop { $0 == 0xFEFF }, as: UTF16.self).utf8)
  }
}
