import MarqueeCatalog
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
