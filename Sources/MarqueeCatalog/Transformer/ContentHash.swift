import MarqueeModels
import MarqueeSupport

/// A short hash that depends on content alone: the same on every machine and in every run.
///
/// Made with the FNV-1a hash of 64 bits, folded to 32.
struct ContentHash {
  private var hash = FNV1a()

  /// Eight hexadecimal digits.
  var text: String {
    UInt32(truncatingIfNeeded: hash.value ^ (hash.value >> 32)).hexadecimal(digitCount: 8)
  }

  /// The hash of one item.
  static func of(_ item: CatalogItem) -> String {
    var hash = ContentHash()
    hash.combine(item)
    return hash.text
  }

  /// Adds a text, and that it ends here.
  mutating func combine(_ text: String) {
    hash.add(text)
    hash.add(0xFF)
  }

  /// Adds all that an item shows.
  mutating func combine(_ item: CatalogItem) {
    combine(item.kind.name)
    combine(item.imageName ?? "")
    for text in item.model.distinguishingTexts { combine(text ?? "") }
    for value in item.ownValues { combine(value?.shownText ?? "") }
  }
}
