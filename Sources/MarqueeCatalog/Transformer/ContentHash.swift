import MarqueeScreen

/// A short hash that depends only on content: it is the same on every machine and in every run.
///
/// It is the 64-bit FNV-1a hash, folded to 32 bits.
struct ContentHash {
  private var hash = FNV1a()

  var text: String {
    UInt32(truncatingIfNeeded: hash.value ^ (hash.value >> 32)).hexadecimal(digitCount: 8)
  }

  static func of(_ item: CatalogItem) -> String {
    var hash = ContentHash()
    hash.combine(item)
    return hash.text
  }

  mutating func combine(_ text: String) {
    hash.add(text)
    hash.add(0xFF)
  }

  mutating func combine(_ item: CatalogItem) {
    combine(item.kind.name)
    combine(item.imageName ?? "")
    for text in item.model.distinguishingTexts { combine(text ?? "") }
    // By key and without defaults: a field that a kind gains, or another order of its fields,
    // changes no identifier. A rank changes when neighbors move.
    let fields = item.kind.ownFields
    let positions = item.ownValues.indices.filter { $0 != item.kind.rank }
    let ordered = positions.sorted {
      fields[$0].keyUTF8.lexicographicallyPrecedes(fields[$1].keyUTF8)
    }
    for position in ordered {
      // By value: an app that loads a property list by itself does not get the author's digits.
      let value = item.ownValues[position]
      guard value != fields[position].defaultValue,
        let text = value?.number?.shortestText ?? value?.shownText
      else { continue }
      combine(fields[position].key)
      combine(text)
    }
  }
}
