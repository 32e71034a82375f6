import MarqueeCatalog

/// A short hash that depends on content alone: the same on every machine and in every run.
///
/// Made with the FNV-1a hash of 64 bits, folded to 32.
struct ContentHash {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Eight hexadecimal digits.
  var text: String {
    let folded = UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The hash of one item.
  static func of(_ item: CatalogItem) -> String {
    var hash = ContentHash()
    hash.combine(item)
    return hash.text
  }

  /// Adds a text, and that it ends here.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  private mutating func combine(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Adds all that an item shows.
  mutating func combine(_ item: CatalogItem) {
    combine(item.kind.name)
    combine(item.imageName ?? "")
    for text in item.model.distinguishingTexts { combine(text ?? "") }
  }
}
