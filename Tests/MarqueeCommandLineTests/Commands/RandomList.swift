import Foundation
import TestSupport

/// A random list of another program, with every value that must not be lost.
///
/// No two texts or numbers are equal, and none has a fault of its own, such as a space at its end,
/// so that what is made of the list has no diagnostics.
struct RandomList {
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// All texts, numbers, booleans and dates in them.
  private(set) var leaves: [String] = []

  private var random: SplitMix64
  private var count = 0

  /// A value of a file.
  private indirect enum Value {
    case null
    case boolean(Bool)
    case integer(Int)
    case decimal(Double)
    case text(String)
    case list([Value])
    case group([(key: String, value: Value)])
  }

  init(seed: UInt64) throws {
    random = SplitMix64(seed: seed)
    for number in 0...below(2) {
      try addFile(number)
    }
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func isOne(in limit: Int) -> Bool { below(limit) == 0 }

  // MARK: Files

  private mutating func addFile(_ number: Int) throws {
    let name = ["Movies", "items", "top list", "영화", "x"][below(5)] + "\(number)"
    let fields = fields
    switch below(3) {
    case 0: try add("\(name).json", Array(json(root(fields)).utf8))
    case 1:
      let list = plist(root(fields.filter { $0.form != .null }))
      let format: PropertyListSerialization.PropertyListFormat = isOne(in: 2) ? .xml : .binary
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: format, options: 0)
      try add("\(name).plist", [UInt8](data))
    default:
      let columns = fields.filter(\.isScalar)
      let items = (0...below(9)).map { _ in item(columns, skipsNone: true) }
      try add("\(name).csv", Array(csv(columns.map(\.key), items).utf8))
    }
  }

  private mutating func add(_ name: String, _ bytes: [UInt8]) throws {
    files.append((name, bytes))
  }

  private mutating func root(_ fields: [Field]) -> Value {
    switch below(4) {
    case 0: return items(fields)
    case 1:
      let names = (0...below(3)).map { "Row \($0)" }
      leaves += names
      var members = names.map { ($0, items(fields)) }
      if isOne(in: 2) { members.append(("version", scalar(.integer))) }
      if isOne(in: 2) { members.append(("sections of it", scalar(.text))) }
      return .group(members)
    case 2:
      return .group([
        ("list", items(fields)), ("status", scalar(.boolean)), ("name", scalar(.text)),
      ])
    default:
      let key = ["items", "contents", "entries", "things"][below(4)]
      let sections = (0...below(3)).map { _ -> Value in
        var members: [(key: String, value: Value)] = [("title", scalar(.line))]
        if isOne(in: 2) { members.append(("id", scalar(.word))) }
        if isOne(in: 2) { members.append(("type", scalar(.word))) }
        members.append((key, items(fields)))
        return .group(members)
      }
      return .list(sections)
    }
  }

  private mutating func items(_ fields: [Field]) -> Value {
    .list((0...below(7)).map { _ in .group(item(fields)) })
  }

  private mutating func item(
    _ fields: [Field], skipsNone: Bool = false
  ) -> [(key: String, value: Value)] {
    var members: [(key: String, value: Value)] = []
    // An item without anything would be the same as another one.
    for (index, field) in fields.enumerated() where index == 0 || skipsNone || !isOne(in: 6) {
      let form =
        isOne(in: 12) && !skipsNone ? Form.allCases[below(Form.allCases.count)] : field.form
      members.append((field.key, value(index == 0 ? .line : form, of: field.key)))
    }
    return members
  }

  // MARK: Values

  private struct Field {
    let key: String
    let form: Form
    var isScalar: Bool { ![.list, .groups, .group].contains(form) }
  }

  private enum Form: CaseIterable {
    case line, text, word, integer, decimal, boolean, date, link, image, choice, null, empty
    case list, groups, group
  }

  private static let keys = [
    "name", "title", "id", "link", "kind", "item", "spokenText", "text", "secondaryText",
    "imageLink",
    "image_url", "poster", "description", "currency", "price", "rating", "releaseDate", "genre",
    "cast",
    "tags", "Key with spaces", "열쇠", "a.b", "type", "value", "items2", "rank", "required", "query",
  ]

  private var fields: [Field] {
    mutating get {
      var keys = Self.keys.shuffled(using: &random).prefix(2 + below(9))
      // Neither 'id' nor 'rank' makes an item another one.
      let firsts = ["id", "rank"].contains(keys[0]) ? ["label"] : [keys.removeFirst()]
      let first = firsts[0]
      return [Field(key: first, form: .line)]
        + keys.map { Field(key: $0, form: Form.allCases[below(Form.allCases.count)]) }
    }
  }

  private mutating func value(_ form: Form, of key: String) -> Value {
    // These keys have a meaning that only some texts have, and any other would be a fault of its
    // own.
    if key == "id" { return scalar(.word) }
    if key == "spokenText" || key == "currency" { return scalar(form == .null ? .null : .text) }
    switch form {
    case .list: return .list((0..<below(4)).map { _ in scalar(isOne(in: 8) ? .integer : .text) })
    case .groups: return .list((0...below(2)).map { _ in group() })
    case .group: return group()
    default: return scalar(form)
    }
  }

  private mutating func group() -> Value {
    .group([("role", scalar(.text)), ("age", scalar(isOne(in: 5) ? .text : .integer))])
  }

  private mutating func scalar(_ form: Form) -> Value {
    count += 1
    let marks = ["a < b & c", "it's \"so\"", "é 夜 🎬", "one, two; three"]
    let text: String
    switch form {
    case .null: return .null
    case .empty: return .text("")
    case .integer:
      leaves.append("\(count + 10_000)")
      return .integer(count + 10_000)
    case .decimal:
      leaves.append("\(Double(count) + 0.5)")
      return .decimal(Double(count) + 0.5)
    case .boolean:
      let value = isOne(in: 2)
      leaves.append("\(value)")
      return .boolean(value)
    case .date: text = "2024-0\(1 + below(9))-1\(below(10))"
    case .link: text = "https://example.com/\(count)"
    case .image: text = "picture-\(count)"
    case .choice: text = ["red", "green"][below(2)]
    case .word: text = "w\(count)"
    case .line: text = "\(marks[below(4)]) \(count)"
    case .text, .list, .groups, .group: text = "\(marks[below(4)])\n\(count) words"
    }
    leaves.append(text)
    return .text(text)
  }

  // MARK: Formats

  private func json(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .text(let text): Self.quoted(text)
    case .list(let elements): "[\(elements.map(json).joined(separator: ", "))]"
    case .group(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \(json($0.value))" }.joined(separator: ",\n"))}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  private func plist(_ value: Value) -> Any {
    switch value {
    case .null: ""
    case .boolean(let value): value
    case .integer(let value): value
    case .decimal(let value): value
    case .text(let text): text
    case .list(let elements): elements.map(plist)
    case .group(let members):
      Dictionary(uniqueKeysWithValues: members.map { ($0.key, plist($0.value)) })
    }
  }

  private func csv(_ keys: [String], _ items: [[(key: String, value: Value)]]) -> String {
    let rows = items.map { item in item.map { cell($0.value) } }
    return ([keys.map { "\"\($0)\"" }] + rows).map { $0.joined(separator: ",") + "\r\n" }.joined()
  }

  private func cell(_ value: Value) -> String {
    switch value {
    case .null, .list, .group: ""
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .text(let text): text.isEmpty ? "" : "\"\(text.replacing("\"", with: "\"\""))\""
    }
  }
}
