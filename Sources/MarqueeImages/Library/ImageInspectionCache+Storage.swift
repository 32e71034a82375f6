extension ImageInspectionCache {
  /// The first line of a stored cache; another version of the format is not read.
  private static let header = "marquee-images 3"

  /// The cache as text that a later run can read: one line per file, then a checksum.
  ///
  /// The same content gives the same bytes.
  package var stored: [UInt8] {
    var text = Array(Self.header.utf8) + [UInt8(ascii: "\n")]
    for line in records.map(\.line).sorted() { text += Array(line.utf8) + [UInt8(ascii: "\n")] }
    return text + Array(Self.checksum(of: text).utf8)
  }

  /// Reads what ``stored`` has written.
  ///
  /// A cache is only worth what it can be relied on: of a text that is damaged, or of another version,
  /// nothing is taken.
  package init(stored: [UInt8]) {
    self.init()
    guard let end = stored.lastIndex(of: UInt8(ascii: "\n")) else { return }
    let text = stored[...end]
    guard stored[(end + 1)...].elementsEqual(Self.checksum(of: Array(text)).utf8) else { return }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    guard lines.first.map({ $0 == Self.header }) == true else { return }
    for line in lines.dropFirst() {
      guard let record = InspectionRecord(line) else { continue }
      insert(record)
    }
  }

  private static func checksum(of text: [UInt8]) -> String {
    var crc = CRC32()
    crc.update(text[...])
    return String(crc.value, radix: 16)
  }
}
