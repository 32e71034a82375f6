import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// A text with places for the cursor, of which some have words to choose from.
struct Snippet: Sendable {
  /// The text in the protocol's syntax, its places numbered from the first to the last.
  private(set) var text = ""
  /// The text for a client that knows no places: each has what is there first.
  private(set) var plainText = ""
  private var stopCount = 0

  init(_ text: String = "") { add(text) }

  var hasStops: Bool { stopCount > 0 }

  mutating func add(_ text: String) {
    self.text += Self.escaped(text, "\\$}")
    plainText += text
  }

  /// Adds a place for the cursor, with what is there first.
  mutating func addStop(_ placeholder: String = "") {
    stopCount += 1
    text +=
      placeholder.isEmpty ? "$\(stopCount)" : "${\(stopCount):\(Self.escaped(placeholder, "\\$}"))}"
    plainText += placeholder
  }

  mutating func addChoice(_ words: [String]) {
    stopCount += 1
    text += "${\(stopCount)|\(words.map { Self.escaped($0, "\\$},|") }.joined(separator: ","))|}"
    plainText += words.first ?? ""
  }

  /// The same snippet after a text.
  func after(_ text: String) -> Snippet {
    var snippet = Snippet(text)
    snippet.text += self.text
    snippet.plainText += plainText
    snippet.stopCount = stopCount
    return snippet
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
  static func value(of field: Field, _ model: ContentModel) -> Snippet {
    var snippet = Snippet()
    snippet.addValue(of: field, indent: "", depth: 0, model)
    return snippet
  }

  static func dictionary(_ table: FieldTable, _ model: ContentModel) -> Snippet {
    var snippet = Snippet()
    snippet.addDictionary(table, indent: "", depth: 0, model)
    return snippet
  }

  static func sections(_ model: ContentModel) -> Snippet {
    var snippet = Snippet("<array>\n\t")
    snippet.addDictionary(.untypedSection, indent: "\t", depth: 0, model)
    snippet.add("\n</array>")
    return snippet
  }

  static func libraryItem(_ model: ContentModel) -> Snippet {
    var snippet = Snippet("<dict>\n\t<key>\(LibraryLoad.kindKey)</key>\n\t<string>")
    snippet.addChoice(model.itemKinds.map { XMLText.escaped($0.name) })
    snippet.add("</string>\n\t")
    snippet.addStop()
    snippet.add("\n</dict>")
    return snippet
  }

  private mutating func addValue(
    of field: Field, indent: String, depth: Int, _ model: ContentModel
  ) {
    func addLeaf(_ element: String, _ placeholder: String = "") {
      add("<\(element)>")
      addStop(placeholder)
      add("</\(element)>")
    }
    func addContainer(_ element: String) {
      add("<\(element)>\n\(indent)\t")
      addStop()
      add("\n\(indent)</\(element)>")
    }
    switch field.kind.storage {
    case .integer: addLeaf("integer")
    case .number: addLeaf("real")
    case .date: addLeaf("date", "2026-01-31T12:00:00Z")
    case .boolean:
      add("<")
      addChoice(["true", "false"])
      add("/>")
    case .word(let words):
      add("<string>")
      addChoice(words.map(XMLText.escaped))
      add("</string>")
    case .array(let table) where depth < Self.maximumDepth:
      add("<array>\n\(indent)\t")
      addDictionary(table, indent: indent + "\t", depth: depth + 1, model)
      add("\n\(indent)</array>")
    case .dictionary(let table) where depth < Self.maximumDepth:
      addDictionary(table, indent: indent, depth: depth + 1, model)
    case .array, .strings, .list: addContainer("array")
    case .dictionary, .map, .group: addContainer("dict")
    case .anything where field.key == "sections":
      add("<array>\n\(indent)\t")
      addDictionary(.untypedSection, indent: indent + "\t", depth: depth + 1, model)
      add("\n\(indent)</array>")
    case .string, .numberOrText, .anything: addLeaf("string")
    }
  }

  private mutating func addDictionary(
    _ table: FieldTable, indent: String, depth: Int, _ model: ContentModel
  ) {
    let fields = table.fields.filter(\.isWrittenFirst)
    add("<dict>\n")
    for field in fields {
      add("\(indent)\t<key>\(XMLText.escaped(field.key))</key>\n\(indent)\t")
      if case .section(let type) = table, field.kind == .sectionType {
        add("<string>\(XMLText.escaped(type.name))</string>")
      } else if field.key == SectionType.itemsKey, field.kind.storage == .anything {
        add("<array>\n\(indent)\t\t")
        addStop()
        add("\n\(indent)\t</array>")
      } else {
        addValue(of: field, indent: indent + "\t", depth: depth, model)
      }
      add("\n")
    }
    if fields.isEmpty {
      add("\(indent)\t")
      addStop()
      add("\n")
    }
    add("\(indent)</dict>")
  }
}

extension Field {
  /// Whether a new dictionary has the key: it is required, or the usual one of two.
  fileprivate var isWrittenFirst: Bool {
    switch presence {
    case .required: true
    case .requiredUnless(let other): other != "imageName"
    case .optional, .requiredWhen: false
    }
  }
}
