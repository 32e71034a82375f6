import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen
import MarqueeValidation

/// `textDocument/completion`: what can be written at a place.
enum CompletionRequest {
  /// A suggestion.
  struct Item: Encodable, Hashable, Sendable {
    let label: String
    /// What it is, as the protocol numbers kinds: 5 a field, 12 a value, 15 a snippet, 17 a file.
    let kind: Int
    let detail: String?
    let documentation: String?
    /// Required keys come first.
    let sortText: String
    let insertTextFormat: Int
    let textEdit: Edit

    /// What is replaced by what.
    struct Edit: Encodable, Hashable, Sendable {
      let range: PositionRange
      let newText: String
    }
  }

  /// The suggestions at a position.
  ///
  /// - Complexity: O(*n*) in the bytes of the document.
  static func answer(_ view: DocumentView, at position: Position) -> [Item] {
    let (context, container, next) = view.cursor(at: position)
    let offset = view.document.positions.offset(at: position)
    var suggestions = Suggestions(view, context)
    switch context.place {
    case .comment(let range): suggestions.addRules(in: range, before: offset)
    case .text("key", let range): suggestions.addKeys(of: container, replacing: range, isBare: true)
    case .text(_, let range): suggestions.addValues(of: next, replacing: range)
    case .tag(let range):
      suggestions.addElements(container, next, replacing: range.lowerBound..<offset)
    case .between: suggestions.addElements(container, next, replacing: offset..<offset)
    }
    return suggestions.items
  }
}

/// Collects suggestions.
private struct Suggestions {
  private let view: DocumentView
  private let context: CursorContext
  private(set) var items: [CompletionRequest.Item] = []

  init(_ view: DocumentView, _ context: CursorContext) {
    self.view = view
    self.context = context
  }

  private var model: ContentModel { view.snapshot.model }

  // MARK: Keys

  /// Adds the keys that a dictionary does not have yet, each with an empty value.
  ///
  /// - Parameter isBare: Whether only the name is written, because its tags are there.
  mutating func addKeys(of container: Expectation, replacing range: Range<Int>, isBare: Bool) {
    let taken = Set(context.containers.last?.members.map(\.key) ?? [])
    // The key at the cursor is being replaced.
    let written = isBare ? XMLContent.text(of: view.document.text[range]) : ""
    for field in container.fields(in: view.kind)
    where field.key == written || !taken.contains(field.key) {
      add(
        field.key, kind: 5, detail: field.kind.phrase, help: field.help,
        rank: field.presence == .optional ? "1" : "0", isSnippet: !isBare, replacing: range,
        by: isBare ? field.key : "<key>\(field.key)</key>\n\(Snippet.value(of: field, model))")
    }
  }

  // MARK: Elements

  /// Adds what can come between two elements.
  mutating func addElements(
    _ container: Expectation, _ next: Expectation, replacing range: Range<Int>
  ) {
    let isInDictionary = context.containers.last?.isDictionary == true
    guard !isInDictionary || context.containers.last?.key != nil else {
      return addKeys(of: container, replacing: range, isBare: false)
    }
    switch next {
    case .value(let field):
      add(
        field.key, kind: 15, detail: field.kind.phrase, help: field.help, isSnippet: true,
        replacing: range, by: Snippet.value(of: field, model))
    case .dictionary(let table):
      add(
        table.phrase, kind: 15, detail: "a dictionary", help: nil, isSnippet: true,
        replacing: range, by: Snippet.dictionary(table, model))
      addLibraryItems(table, replacing: range)
    case .libraryItem:
      add(
        "an item of the library", kind: 15, detail: "a dictionary", help: nil, isSnippet: true,
        replacing: range,
        by: "<dict>\n\t<key>kind</key>\n\t<string>${1:poster}</string>\n\t$0\n</dict>")
    case .sections, .screen:
      add(
        "a list of sections", kind: 15, detail: "an array", help: nil, isSnippet: true,
        replacing: range,
        by: "<array>\n\t\(Snippet.dictionary(.untypedSection, model))\n</array>")
    default: break
    }
  }

  /// Adds the items of the library that a section can name.
  private mutating func addLibraryItems(_ table: FieldTable, replacing range: Range<Int>) {
    guard view.kind == .screen, case .item(let kind) = table else { return }
    for item in view.snapshot.content.library.library.items where item.kind == kind {
      add(
        item.id, kind: 12, detail: "an item of the library", help: nil, rank: "2",
        replacing: range, by: "<string>\(XMLContent.escaped(item.id))</string>")
    }
  }

  // MARK: Values

  /// Adds the values of a field whose tags are there.
  mutating func addValues(of next: Expectation, replacing range: Range<Int>) {
    let kind: FieldKind
    switch next {
    case .value(let field): kind = field.kind
    case .element(let element): kind = element
    case .dictionary(.item(let itemKind)):
      for item in view.snapshot.content.library.library.items where item.kind == itemKind {
        addValue(item.id, detail: "an item of the library", replacing: range)
      }
      return
    default:
      if view.kind == .library, context.containers.last?.key == LibraryLoad.kindKey {
        for kind in model.itemKinds { addValue(kind.name, replacing: range) }
      }
      return
    }
    for (name, detail) in Values.of(kind, in: view) {
      addValue(name, detail: detail, replacing: range)
    }
    // The settings name kinds and fields of their own.
    guard view.kind == .settings, let key = context.containers.last?.key else { return }
    if key == "items" || key == "extends" {
      for kind in model.itemKinds { addValue(kind.name, replacing: range) }
    }
  }

  /// Adds the names of rules in a comment that allows one.
  mutating func addRules(in comment: Range<Int>, before offset: Int) {
    let text = String(decoding: view.document.text[comment.lowerBound..<offset], as: UTF8.self)
    let parts = text.split(separator: "marquee:allow ", omittingEmptySubsequences: false)
    guard parts.count == 2, let word = parts.last, !word.contains(" ") else { return }
    let typed = word.utf8.count
    for rule in view.snapshot.report.rules.all where rule.canBeSilenced {
      add(
        rule.id.description, kind: 12, detail: rule.severity.rawValue, help: rule.summary,
        replacing: offset - typed..<offset, by: rule.id.description)
    }
  }

  private mutating func addValue(
    _ name: String, detail: String? = nil, replacing range: Range<Int>
  ) {
    add(
      name, kind: 12, detail: detail, help: nil, replacing: range, by: XMLContent.escaped(name))
  }

  private mutating func add(
    _ label: String, kind: Int, detail: String?, help: String?, rank: String = "1",
    isSnippet: Bool = false, replacing range: Range<Int>, by text: String
  ) {
    items.append(
      CompletionRequest.Item(
        label: label, kind: kind, detail: detail, documentation: help,
        sortText: "\(rank)\(String(format(items.count)))", insertTextFormat: isSnippet ? 2 : 1,
        textEdit: CompletionRequest.Item.Edit(range: view.range(range), newText: text)))
  }

  /// A number that is sorted as a text.
  private func format(_ number: Int) -> String {
    String(repeating: "0", count: max(0, 5 - String(number).count)) + String(number)
  }
}

/// Empty values with places for a cursor.
private enum Snippet {
  /// An empty value of a field.
  static func value(of field: Field, _ model: ContentModel) -> String {
    switch field.kind.storage {
    case .integer: return "<integer>$1</integer>"
    case .number: return "<real>$1</real>"
    case .boolean: return "<${1|true,false|}/>"
    case .date: return "<date>${1:2026-01-31T12:00:00Z}</date>"
    case .word(let words): return "<string>${1|\(words.joined(separator: ","))|}</string>"
    case .array(let table): return "<array>\n\t\(dictionary(table, model))\n</array>"
    case .strings, .list: return "<array>\n\t$1\n</array>"
    case .dictionary(let table): return dictionary(table, model)
    case .map, .group: return "<dict>\n\t$1\n</dict>"
    case .anything where field.key == "sections":
      return "<array>\n\t\(dictionary(.untypedSection, model))\n</array>"
    case .string, .numberOrText, .anything: return "<string>$1</string>"
    }
  }

  /// A dictionary with its required keys.
  static func dictionary(_ table: FieldTable, _ model: ContentModel) -> String {
    var lines = ["<dict>"]
    var number = 0
    for field in table.fields where field.isWrittenFirst {
      number += 1
      lines.append("\t<key>\(field.key)</key>")
      switch field.kind.storage {
      case .array, .list, .strings: lines.append("\t<array>\n\t\t$\(number)\n\t</array>")
      case .integer: lines.append("\t<integer>$\(number)</integer>")
      case .number: lines.append("\t<real>$\(number)</real>")
      default: lines.append("\t<string>$\(number)</string>")
      }
    }
    lines.append(number == 0 ? "\t$0\n</dict>" : "</dict>")
    return lines.joined(separator: "\n")
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

/// The values that a field can have, of those that are known.
enum Values {
  /// Returns the values with what they are.
  static func of(_ kind: FieldKind, in view: DocumentView) -> [(name: String, detail: String?)] {
    let snapshot = view.snapshot
    if case .word(let words) = kind.storage { return words.map { ($0, nil) } }
    if kind == .sectionType {
      return snapshot.model.sectionTypes.all.map { ($0.name, $0.summary) }
    }
    if kind == .layoutName {
      let screen = snapshot.screen(atPath: view.document.path)
      return (screen?.resolved.catalog.layouts ?? []).map { ($0.name, "a layout of this screen") }
    }
    if kind.means(.image) { return images(in: snapshot) }
    if kind.means(.destination) { return places(in: snapshot) }
    if let target = kind.target {
      return places(in: snapshot).filter { $0.name.hasPrefix("\(target.rawValue):") }
        .map { (String($0.name.dropFirst(target.rawValue.count + 1)), $0.detail) }
    }
    return []
  }

  private static func images(in snapshot: Snapshot) -> [(name: String, detail: String?)] {
    (snapshot.report.images?.sets ?? []).map { set in
      (set.name, set.variants.last?.sizeText)
    }
  }

  private static func places(in snapshot: Snapshot) -> [(name: String, detail: String?)] {
    var places: [(name: String, detail: String?)] = []
    for screen in snapshot.report.screens.map(\.checked) {
      places.append(("screen:\(screen.file.outputName)", "a screen"))
      for section in screen.resolved.catalog.catalog.sections {
        if let id = section.id { places.append(("section:\(id)", section.name)) }
        for id in section.items.compactMap(\.id) { places.append(("item:\(id)", "an item")) }
      }
    }
    return places
  }
}
