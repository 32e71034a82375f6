import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// A text with places for the cursor, of which some have words to choose from.
struct Snippet: Sendable {
  private enum Part: Sendable {
    case text(String)
    /// A place for the cursor, with what is there first.
    case stop(String)
    case choice([String])
  }

  private var parts: [Part]

  init(_ text: String) { parts = [.text(text)] }

  private init(_ parts: [Part]) { self.parts = parts }

  static func stop(_ placeholder: String = "") -> Snippet { Snippet([.stop(placeholder)]) }
  static func choice(of words: [String]) -> Snippet { Snippet([.choice(words)]) }

  static func + (left: Snippet, right: Snippet) -> Snippet { Snippet(left.parts + right.parts) }

  var hasStops: Bool { parts.contains { if case .text = $0 { false } else { true } } }

  /// The text in the protocol's syntax, its places numbered from the first to the last.
  var text: String {
    var number = 0
    return parts.map { part in
      if case .text(let text) = part { return Self.escaped(text, "\\$}") }
      number += 1
      return switch part {
      case .stop(""): "$\(number)"
      case .text(let text), .stop(let text): "${\(number):\(Self.escaped(text, "\\$}"))}"
      case .choice(let words):
        "${\(number)|\(words.map { Self.escaped($0, "\\$},|") }.joined(separator: ","))|}"
      }
    }.joined()
  }

  /// The text for a client that knows no places: each has what is there first.
  var plainText: String {
    parts.map { part in
      switch part {
      case .text(let text), .stop(let text): text
      case .choice(let words): words.first ?? ""
      }
    }.joined()
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}

extension Snippet {
  /// How deep dictionaries are written that are required in others.
  private static let maximumDepth = 4

  /// An empty value of a field.
  static func value(of field: Field, indent: String = "", depth: Int = 0) -> Snippet {
    switch field.kind.storage {
    case .integer: element("integer")
    case .number: element("real")
    case .date: element("date", stop("2026-01-31T12:00:00Z"))
    case .boolean: Snippet("<") + choice(of: ["true", "false"]) + Snippet("/>")
    case .word(let words): element("string", choice(of: words.map(XMLText.escaped)))
    case .array(let table) where depth < maximumDepth:
      array(of: table, indent: indent, depth: depth + 1)
    case .dictionary(let table) where depth < maximumDepth:
      dictionary(table, indent: indent, depth: depth + 1)
    case .array, .strings, .list: container("array", stop(), indent: indent)
    case .dictionary, .map, .group: container("dict", stop(), indent: indent)
    case .anything where field.key == "sections":
      array(of: .untypedSection, indent: indent, depth: depth + 1)
    case .string, .numberOrText, .anything: element("string")
    }
  }

  static func dictionary(
    _ table: FieldTable, indent: String = "", depth: Int = 0
  ) -> Snippet {
    let inner = indent + "\t"
    let members = table.fields.filter(\.isWrittenFirst).map { field in
      let value =
        if case .section(let type) = table, field.kind == .sectionType {
          element("string", Snippet(XMLText.escaped(type.name)))
        } else if field.key == SectionType.itemsKey, field.kind.storage == .anything {
          container("array", stop(), indent: inner)
        } else {
          value(of: field, indent: inner, depth: depth)
        }
      return element("key", Snippet(XMLText.escaped(field.key))) + Snippet("\n\(inner)") + value
    }
    let parts = members.map(\.parts).joined(separator: [.text("\n\(inner)")])
    return container("dict", members.isEmpty ? stop() : Snippet(Array(parts)), indent: indent)
  }

  static func array(of table: FieldTable, indent: String = "", depth: Int = 0) -> Snippet {
    container(
      "array", dictionary(table, indent: indent + "\t", depth: depth), indent: indent)
  }

  static func libraryItem(_ model: ContentModel) -> Snippet {
    let kinds = choice(of: model.itemKinds.map { XMLText.escaped($0.name) })
    let kind =
      element("key", Snippet(LibraryLoad.kindKey)) + Snippet("\n\t") + element("string", kinds)
    return container("dict", kind + Snippet("\n\t") + stop(), indent: "")
  }

  private static func element(_ name: String, _ content: Snippet = stop()) -> Snippet {
    Snippet("<\(name)>") + content + Snippet("</\(name)>")
  }

  private static func container(
    _ name: String, _ content: Snippet, indent: String
  ) -> Snippet {
    Snippet("<\(name)>\n\(indent)\t") + content + Snippet("\n\(indent)</\(name)>")
  }
}

extension Field {
  /// Whether a new dictionary has the key: it is required, or the usual one of two.
  fileprivate var isWrittenFirst: Bool {
    switch presence {
    case .required: true
    case .requiredUnless(let other): other != "imageName"
    case .optional, .requiredWhen, .onlyWith: false
    }
  }
}
