/// A section of a valid screen, and the images that its items use in turn.
///
/// In the text of an item, `|` separates the values of its keys.
struct ValidSection: Sendable {
  let type: String
  let name: String?
  /// The images' names without their numbers; `nil` where items have none.
  var images: String?
  let items: [String]

  static func posters(_ type: String, _ name: String?, _ texts: [String]) -> ValidSection {
    ValidSection(
      type: type, name: name, images: type, items: texts.map { string("description", $0) })
  }

  static func ranked(_ name: String, _ texts: [String]) -> ValidSection {
    let items = texts.enumerated().map { index, text in
      string("description", text) + "<k>rank</k><i>\(index + 1)</i>"
    }
    return ValidSection(type: "rank", name: name, images: "rank", items: items)
  }

  static func rows(_ name: String?, _ texts: [String]) -> ValidSection {
    ValidSection(
      type: "list", name: name, items: texts.map { strings(["text", "secondaryText"], $0) })
  }

  static func courses(_ name: String, _ texts: [String]) -> ValidSection {
    ValidSection(type: "courseSwimlane", name: name, images: "course", items: texts.map(course))
  }

  static func featured(_ text: String) -> ValidSection {
    ValidSection(type: "featuredCourse", name: nil, images: "featured", items: [course(text)])
  }

  static func banner(_ title: String, _ caption: String) -> ValidSection {
    let item = string("title", title) + string("caption", caption)
    return ValidSection(type: "mainBanner", name: nil, images: "banner", items: [item])
  }

  static func header(_ text: String, _ highlight: String?) -> ValidSection {
    let item = string("text", text) + (highlight.map { string("highlightedText", $0) } ?? "")
    return ValidSection(type: "textHeader", name: nil, items: [item])
  }

  static func categories(_ titles: [String]) -> ValidSection {
    let strings = titles.map { "<s>\(escaped($0))</s>" }.joined()
    return ValidSection(
      type: "categories", name: nil, items: ["<k>titles</k><a>\(strings)</a>"])
  }

  static func business(_ title: String?, _ link: String) -> ValidSection {
    let item = string("link", link) + (title.map { string("title", $0) } ?? "")
    return ValidSection(type: "businessBanner", name: nil, items: [item])
  }

  /// The property list of a screen.
  static func screen(_ sections: [ValidSection], currency: String?) -> String {
    var counts: [String: Int] = [:]
    let texts = sections.map { section in
      let items = section.items.map { item in
        guard let images = section.images else { return "<d>\(item)</d>" }
        counts[images, default: 0] += 1
        return "<d>\(string("imageName", "\(images)-\(counts[images, default: 0])"))\(item)</d>"
      }
      return "<d>\(string("sectionType", section.type))"
        + (section.name.map { string("sectionName", $0) } ?? "")
        + "<k>contentItem</k><a>\(items.joined())</a></d>"
    }
    let list = "<a>\(texts.joined())</a>"
    let root = currency.map { "<d>\(string("currency", $0))<k>sections</k>\(list)</d>" } ?? list
    return "<plist version=\"1.0\">\(root)</plist>\n"
  }

  private static func course(_ text: String) -> String {
    let parts = text.split(separator: "|").map(String.init)
    guard parts.count >= 5 else { return "" }
    return string("title", parts[0]) + string("author", parts[1])
      + "<k>rating</k><r>\(parts[2])</r><k>reviewCount</k><i>\(parts[3])</i>"
      + string("price", parts[4]) + parts.dropFirst(5).map { string("currency", $0) }.joined()
  }

  private static func strings(_ keys: [String], _ text: String) -> String {
    zip(keys, text.split(separator: "|")).map { string($0, String($1)) }.joined()
  }

  private static func string(_ key: String, _ text: String) -> String {
    "<k>\(key)</k><s>\(escaped(text))</s>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
