import MarqueeCompiler
import MarqueeLoading

/// Names for kinds, section types, screens and fields that do not collide.
struct ImportedNames {
  private var taken: Set<String>

  init(taken: some Sequence<String> = []) { self.taken = Set(taken) }

  /// Returns a name, another one if it is taken, or that with a number, and takes it.
  mutating func free(_ name: String, or other: String? = nil) -> String {
    if let other, taken.contains(name) { return free(other) }
    var (free, number) = (name, 2)
    while !taken.insert(free).inserted {
      free = "\(name)\(number)"
      number += 1
    }
    return free
  }

  /// The name of the screen of a file, such as `Movies`, that no other has, ignoring case.
  mutating func freeScreen(of path: String) -> String {
    let stem = ContentPath.name(of: path).split(separator: ".").first.map(String.init) ?? ""
    // Another file of a content folder has such a name.
    let isOther =
      ["", "items", "marquee", "screens", "manifest"].contains(stem.lowercased())
      || OtherPropertyList.isName("\(stem).plist")
    let name = isOther ? "Home" : stem
    let lowercased = name.lowercased()
    // What was added to a taken name is its number.
    return name + free(lowercased).dropFirst(lowercased.count)
  }

  /// A kind for the items of a list, and a type for its sections: `movie` and `movies` for
  /// `Movies`.
  mutating func kind(ofList name: String) -> (kind: String, sectionType: String) {
    let word = KeyWords(name).camelCase
    let single = word.isEmpty ? "item" : Self.singular(word)
    let kind = free(single, or: "\(single)Item")
    let type = free(word == single || word.isEmpty ? "\(kind)List" : word, or: "\(kind)List")
    return (kind, type)
  }

  private static func singular(_ word: String) -> String {
    guard word.utf8.count > 3, word.hasSuffix("s"),
      !["ss", "us", "is", "series"].contains(where: word.hasSuffix)
    else { return word }
    let isOfY = word.hasSuffix("ies") && !word.lowercased().hasSuffix("movies")
    return isOfY ? "\(word.dropLast(3))y" : String(word.dropLast())
  }

  /// A key for a field whose own key means something else in a screen: `originalID` for `id`.
  static func original(_ key: String) -> String {
    let words = KeyWords(key).words
    return "original" + words.map { $0 == "id" ? "ID" : KeyWords.capitalized($0) }.joined()
  }
}
