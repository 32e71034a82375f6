import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

/// Collects suggestions.
struct Suggestions {
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
    let written = isBare ? XMLText.string(view.document.text, in: range) : ""
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
        replacing: range, by: "<string>\(XMLText.escaped(item.id))</string>")
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
    for (name, detail) in KnownValues.of(kind, in: view) {
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
      name, kind: 12, detail: detail, help: nil, replacing: range, by: XMLText.escaped(name))
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
