/// A small property list whose values are nested without end, in each supported format.
enum PropertyListBomb: CaseIterable {
  case arrays, dictionaries, unclosed, utf16, ascii, asciiDictionaries, binary, circle, comments

  func bytes(depth: Int) -> [UInt8] {
    switch self {
    case .arrays: Array(xml("<array>", "</array>", depth).utf8)
    case .dictionaries: Array(xml("<dict><key>a</key>", "</dict>", depth).utf8)
    case .unclosed: Array(("<plist>" + String(repeating: "<array>", count: depth)).utf8)
    case .utf16:
      [0xFF, 0xFE]
        + xml("<array>", "</array>", depth).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    case .ascii:
      Array((String(repeating: "(", count: depth) + String(repeating: ")", count: depth)).utf8)
    case .asciiDictionaries:
      Array(
        (String(repeating: "{ a = ", count: depth) + "1"
          + String(repeating: "; }", count: depth)).utf8)
    case .binary: binary(depth) { min($0 + 1, depth - 1) }
    case .circle: binary(2) { 1 - $0 }
    case .comments: Array(xml("<!-- > --><array><!-- </array> -->", "</array>", depth).utf8)
    }
  }

  private func xml(_ open: String, _ close: String, _ depth: Int) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\">" + String(repeating: open, count: depth)
      + String(repeating: close, count: depth) + "</plist>"
  }

  /// Arrays of one element each, with indices and offsets of four bytes.
  private func binary(_ count: Int, _ element: (Int) -> Int) -> [UInt8] {
    func bigEndian(_ number: Int, _ length: Int) -> [UInt8] {
      (0..<length).reversed().map { UInt8(number >> ($0 * 8) & 0xFF) }
    }
    var bytes = Array("bplist00".utf8)
    for index in 0..<count {
      // The last array is empty, unless it leads back.
      let next = element(index)
      bytes += next == index ? [0xA0, 0, 0, 0, 0] : [0xA1] + bigEndian(next, 4)
    }
    let table = bytes.count
    for index in 0..<count { bytes += bigEndian(8 + index * 5, 4) }
    return bytes + [0, 0, 0, 0, 0, 0, 4, 4] + bigEndian(count, 8) + bigEndian(0, 8)
      + bigEndian(table, 8)
  }
}
