import TestSupport

/// A catalog of any size, the same in every run and on every machine.
///
/// It resembles catalogs that people write: tabs, texts in two scripts, an occasional reference. It
/// has no errors.
enum GeneratedCatalog {
  /// The number of items in each section.
  static let itemCount = 20

  /// The catalog as an XML property list, about 3.5 kB for each section.
  static func propertyList(sectionCount: Int) -> [UInt8] {
    var random = SplitMix64(seed: 20_261_120)
    var text = Text()
    for section in 0..<sectionCount { text.section(section, &random) }
    text.add("</array>\n</plist>\n")
    return text.bytes
  }

  /// A catalog of about a given size, in which every other section contains films, a custom item
  /// kind with eight fields.
  ///
  /// - Parameter byteCount: The smallest size of the property list, exceeded by less than two
  ///   sections.
  static func filmPropertyList(byteCount: Int) -> [UInt8] {
    var random = SplitMix64(seed: 20_261_122)
    var text = Text()
    var section = 0
    while text.bytes.count < byteCount {
      text.section(section, &random)
      text.films(section + 1, &random)
      section += 2
    }
    text.add("</array>\n</plist>\n")
    return text.bytes
  }

  /// The settings that define the item kind of films, to be put next to such a catalog.
  static let filmSettings = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
    <key>itemKinds</key><dict><key>film</key><dict>
    <key>fields</key><dict>
    <key>title</key><dict><key>kind</key><string>text</string><key>required</key><true/>\
    <key>maxLength</key><integer>80</integer></dict>
    <key>still</key><dict><key>kind</key><string>image</string></dict>
    <key>minutes</key><dict><key>kind</key><string>integer</string>\
    <key>minimum</key><integer>1</integer><key>maximum</key><integer>600</integer></dict>
    <key>rating</key><dict><key>kind</key><string>decimal</string>\
    <key>digits</key><integer>1</integer></dict>
    <key>premiere</key><dict><key>kind</key><string>date</string></dict>
    <key>isNew</key><dict><key>kind</key><string>boolean</string><key>default</key><false/></dict>
    <key>genre</key><dict><key>kind</key><string>choice</string><key>values</key><array>\
    <string>drama</string><string>comedy</string><string>crime</string></array></dict>
    <key>moods</key><dict><key>kind</key><string>list</string><key>of</key><string>text</string>\
    <key>unique</key><true/></dict>
    </dict>
    <key>show</key><dict><key>title</key><string>title</string>\
    <key>image</key><string>still</string></dict>
    </dict></dict>
    <key>sectionTypes</key><dict><key>films</key><dict>\
    <key>items</key><string>film</string><key>layout</key><string>basic</string></dict></dict>
    </dict>
    </plist>

    """.utf8)

  /// Assembles the text.
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
      section(number, type) { text, item in
        text.string("description", text.description(number, item, &random), depth: 4)
        text.string("imageName", "poster\(number)_\(item)", depth: 4)
      }
    }

    mutating func films(_ number: Int, _ random: inout SplitMix64) {
      section(number, "films") { text, item in
        text.string("title", text.description(number, item, &random), depth: 4)
        text.string("still", "still\(number)_\(item)", depth: 4)
        text.value("minutes", "<integer>\(80 + random.next(below: 80))</integer>", depth: 4)
        text.value(
          "rating", "<real>\(random.next(below: 10)).\(random.next(below: 10))</real>", depth: 4)
        let day = 10 + random.next(below: 19)
        text.value("premiere", "<date>2026-05-\(day)T18:30:00Z</date>", depth: 4)
        text.value("isNew", random.next(below: 2) == 0 ? "<true/>" : "<false/>", depth: 4)
        text.string("genre", ["drama", "comedy", "crime"][random.next(below: 3)], depth: 4)
        text.value("moods", "<array><string>밝은</string><string>calm</string></array>", depth: 4)
      }
    }

    private mutating func section(
      _ number: Int, _ type: String, fields: (inout Text, Int) -> Void
    ) {
      add("\t<dict>\n")
      string("sectionType", type, depth: 2)
      string("sectionName", "섹션 이름 \(number)", depth: 2)
      add("\t\t<key>contentItem</key>\n\t\t<array>\n")
      for item in 0..<itemCount {
        add("\t\t\t<dict>\n")
        fields(&self, item)
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
      self.value(key, "<string>\(value)</string>", depth: depth)
    }

    private mutating func value(_ key: String, _ element: String, depth: Int) {
      let tabs = String(repeating: "\t", count: depth)
      add("\(tabs)<key>\(key)</key>\n\(tabs)\(element)\n")
    }
  }
}
