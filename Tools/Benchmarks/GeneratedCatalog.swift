import TestSupport

/// A catalog of any size, the same in every run and on every machine.
///
/// It looks like those that people write: tabs, texts in two scripts, a reference here and there.
/// Nothing is wrong with it.
enum GeneratedCatalog {
  /// The items of each section.
  static let itemCount = 20

  /// The catalog as an XML property list, about 3.5 kB for each section.
  static func propertyList(sectionCount: Int) -> [UInt8] {
    var random = SplitMix64(seed: 20_261_120)
    var text = Text()
    for section in 0..<sectionCount { text.section(section, &random) }
    text.add("</array>\n</plist>\n")
    return text.bytes
  }

  /// Puts the text together.
  private struct Text {
    private(set) var bytes = Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <array>

      """.utf8)

    mutating func add(_ text: String) { bytes += text.utf8 }

    mutating func section(_ number: Int, _ random: inout SplitMix64) {
      let type = ["basic", "large", "grid"][random.next(below: 3)]
      add("\t<dict>\n")
      string("sectionType", type, depth: 2)
      string("sectionName", "섹션 이름 \(number)", depth: 2)
      add("\t\t<key>contentItem</key>\n\t\t<array>\n")
      for item in 0..<itemCount {
        add("\t\t\t<dict>\n")
        string("description", description(number, item, &random), depth: 4)
        string("imageName", "poster\(number)_\(item)", depth: 4)
        add("\t\t\t</dict>\n")
      }
      add("\t\t</array>\n\t</dict>\n")
    }

    private func description(_ section: Int, _ item: Int, _ random: inout SplitMix64) -> String {
      let words = ["흥미진진", "판타지", "애니메이션", "drama", "Fantasy &amp; adventure", "액션"]
      let first = words[random.next(below: words.count)]
      let second = words[random.next(below: words.count)]
      return "\(first)•\(second) \(section)-\(item)"
    }

    private mutating func string(_ key: String, _ value: String, depth: Int) {
      let tabs = String(repeating: "\t", count: depth)
      add("\(tabs)<key>\(key)</key>\n\(tabs)<string>\(value)</string>\n")
    }
  }
}
