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

  /// Adds all that an item shows; its rank is left out, for it changes when neighbours move.
  mutating func combine(_ item: CatalogItem) {
    combine(item.kind.rawValue)
    combine(item.imageName ?? "")
    switch item {
    case .poster(let poster): combine(poster.description)
    case .rankedPoster(let poster): combine(poster.description)
    case .row(let row): combine(all: [row.text, row.secondaryText])
    case .banner(let banner): combine(all: [banner.imageLink, banner.title, banner.caption])
    case .textHeader(let header): combine(all: [header.text, header.highlightedText])
    case .course(let course):
      combine(all: [course.imageLink, course.title, course.author, course.price.text, course.tag])
    case .categories(let categories): combine(all: categories.titles)
    case .businessBanner(let banner): combine(all: [banner.link, banner.title])
    }
  }

  private mutating func combine(all texts: [String?]) {
    for text in texts { combine(text ?? "") }
  }
}
