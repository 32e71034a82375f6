/// Builds JPEG and GIF files by hand.
enum DrawnBytes {
  /// A whole JPEG; its pixels are empty.
  static func jpeg(_ width: Int, _ height: Int, channels: Int, note: String) -> [UInt8] {
    let ids = 1...UInt8(channels)
    let tables: [UInt8] = ids.flatMap { (id: UInt8) -> [UInt8] in [id, 0] }
    let sampling: [UInt8] = ids.flatMap { (id: UInt8) -> [UInt8] in [id, 0x11, 0] }
    let application: [UInt8] = Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
    let size: [UInt8] = [8] + bigEndian(height) + bigEndian(width)
    let frame: [UInt8] = size + [UInt8(channels)] + sampling
    let scan: [UInt8] = [UInt8(channels)] + tables + [0, 63, 0]
    let head: [UInt8] = [0xFF, 0xD8] + segment(0xE0, application)
    let body = segment(0xFE, Array(note.utf8)) + segment(0xC0, frame) + segment(0xDA, scan)
    return head + body + [0, 0xFF, 0xD9]
  }

  /// A GIF with two equal frames.
  static func animation(_ width: Int, _ height: Int) -> [UInt8] {
    let size = littleEndian(width) + littleEndian(height)
    let delay: [UInt8] = [0x21, 0xF9, 4, 0, 10, 0, 0, 0]
    let frame = delay + [0x2C, 0, 0, 0, 0] + size + [0, 2, 2, 0x44, 1, 0]
    let palette: [UInt8] = [0, 0, 0, 255, 255, 255]
    return Array("GIF89a".utf8) + size + [0x80, 0, 0] + palette + frame + frame + [0x3B]
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(content.count + 2) + content
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }

  private static func littleEndian(_ value: Int) -> [UInt8] { bigEndian(value).reversed() }
}
