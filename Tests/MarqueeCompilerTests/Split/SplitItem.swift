import MarqueeCompiler
import MarqueePropertyList
import MarqueeScreen

/// An item that a section of an example writes.
struct SplitItem: Sendable {
  let document: PropertyListDocument
  let index: ValueIndex
  /// The section's position among those of all screens.
  let section: Int
  let kind: ItemKind
  /// Its identifier in the library: the one that it has where it is written.
  let id: String
  /// Its position among the items of all screens.
  let number: Int

  var file: String { document.source.name }
  var range: Range<Int> { document[index].range.offsets }

  /// The keys of its fields, without those that stand twice or make it the item that it is.
  var movableKeys: [ValueIndex] {
    let keys = Array(document.children(of: index))
    return keys.filter { key in
      let name = document.string(of: key)
      return field(key) != nil && name != "id" && name != kind.identityField?.key
        && keys.count(where: { document.string(of: $0) == name }) == 1
    }
  }

  /// Whether the library can lack a field that the section writes.
  func isOptional(_ key: ValueIndex) -> Bool {
    guard let field = field(key) else { return false }
    return switch field.presence {
    case .optional, .onlyWith: true
    case .required: field.defaultValue != nil
    case .requiredUnless(let other): document.member(other, of: index) != nil
    case .requiredWhen: false
    }
  }

  func field(_ key: ValueIndex) -> Field? {
    kind.fields.first { $0.key == document.string(of: key) }
  }

  /// The range of a key and its value.
  func range(ofMember key: ValueIndex) -> Range<Int> {
    document[key].range.offsets.lowerBound..<document[key + 1].range.offsets.upperBound
  }

  /// Its entry in a library.
  ///
  /// - Parameters:
  ///   - key: A member to leave out.
  ///   - value: What is written in its place; `nil` for nothing.
  func entry(without key: ValueIndex? = nil, writing value: String? = nil) -> MovedText {
    var text = MovedText()
    let id = document.member("id", of: index)
    text.write("<key>")
    if let id {
      text.copy(document[id.value].content.offsets, of: document)
    } else {
      text.write(Self.escaped(self.id))
    }
    text.write("</key>\n<dict>\n<key>kind</key>\n<string>\(kind.name)</string>\n")
    text.copy(
      document[index].content.offsets, of: document,
      without: [id?.key, key].compactMap { $0.map(range(ofMember:)) })
    if let key, let value {
      text.write("<key>\(Self.escaped(document.string(of: key)))</key>\n\(value)\n")
    }
    text.write("</dict>\n")
    return text
  }

  /// What its section writes in its place.
  ///
  /// - Parameter key: The member that stays in the section; `nil` for none.
  func reference(overriding key: ValueIndex? = nil) -> MovedText {
    var text = MovedText()
    guard let key else {
      text.write("<string>\(Self.escaped(id))</string>")
      return text
    }
    text.write("<dict>\n<key>item</key>\n<string>\(Self.escaped(id))</string>\n")
    text.copy(range(ofMember: key), of: document)
    text.write("\n</dict>")
    return text
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// A value for a field that no rule reports; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - isClean: Whether the value that is there has no fault.
  ///   - images: The names of the images; `nil` if they are unknown.
  func harmlessValue(for key: ValueIndex, isClean: Bool, images: [String]?) -> String? {
    guard let field = field(key) else { return nil }
    let range = document[key + 1].range.offsets
    let same = isClean ? String(decoding: document.source.text[range], as: UTF8.self) : nil
    let kind = field.kind
    if kind.means(.image) {
      let other =
        images.map { $0.first { $0 != document.string(of: key + 1) && !$0.contains(".") } }
        ?? "harbour"
      return other.map { "<string>\(Self.escaped($0))</string>" } ?? same
    }
    guard field.constraints == nil, kind.names == nil else { return same }
    switch kind.storage {
    case .string where kind.means(.link): return "<string>https://example.org/sea</string>"
    case .string where kind.means(.color): return "<string>#204060</string>"
    case .string where kind.means(.currency): return "<string>EUR</string>"
    case .string where kind.means(.text): return "<string>Quiet harbour \(number + 1)</string>"
    case .integer: return "<integer>7</integer>"
    case .number: return "<real>4.5</real>"
    case .numberOrText: return "<string>21</string>"
    case .date: return "<date>2026-03-14T00:00:00Z</date>"
    default: return same
    }
  }
}
