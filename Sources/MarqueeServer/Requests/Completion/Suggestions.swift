import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeOutputs
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

/// Collects what can be written at a place.
struct Suggestions {
  private let view: DocumentView
  private let offset: Int
  private let context: CursorContext
  private let frames: [NameFrame]
  private let next: Expectation
  private(set) var items: [CompletionItem] = []

  init(_ view: DocumentView, at position: Position) {
    self.view = view
    offset = view.document.positions.offset(at: position)
    (context, frames, next) = view.cursor(at: position)
  }

  private var model: ContentModel { view.snapshot.model }
  private var container: Expectation { frames.last?.container ?? .unknown }

  /// Adds everything that fits.
  mutating func addAll() {
    switch context.place {
    case .comment(let range): addRules(in: range)
    case .text("key", let range): addKeys(replacing: range, isBare: true)
    case .text(_, let range): addValues(replacing: range)
    case .tag(let range):
      let typed = range.lowerBound..<max(offset, range.lowerBound)
      let isWhole = view.document.text[range].last == UInt8(ascii: ">")
      if view.document.text[typed].starts(with: "</".utf8) {
        addClosingTag(replacing: isWhole ? range : typed)
      } else {
        addElements(replacing: isWhole ? range : typed)
      }
    case .between: addElements(replacing: offset..<offset)
    }
  }

  // MARK: Keys

  /// Adds the keys that a dictionary does not have yet, each with an empty value.
  ///
  /// - Parameter isBare: Whether only the name is written, because its tags are there.
  private mutating func addKeys(replacing range: Range<Int>, isBare: Bool) {
    let taken = Set(context.containers.last?.members.map(\.key) ?? [])
    // The key at the cursor is being replaced.
    let written = isBare ? XMLText.string(view.document.text, in: range) : ""
    for field in container.fields(in: view.kind)
    where field.key == written || !taken.contains(field.key) {
      addKey(
        field.key, detail: field.kind.phrase, help: field.helpInMarkdown,
        rank: field.presence == .optional ? "1" : "0", Snippet.value(of: field, model),
        replacing: range, isBare: isBare)
    }
    for name in KnownNames.keys(in: frames, of: view) where !taken.contains(name.text) {
      addKey(
        name.text, detail: name.detail, help: nil, rank: "1", name.value, replacing: range,
        isBare: isBare)
    }
  }

  private mutating func addKey(
    _ key: String, detail: String?, help: String?, rank: String, _ value: Snippet,
    replacing range: Range<Int>, isBare: Bool
  ) {
    let name = XMLText.escaped(key)
    var snippet = Snippet(isBare ? name : "<key>\(name)</key>\n")
    if !isBare { snippet.add(value) }
    add(key, .field, detail: detail, help: help, rank: rank, replacing: range, by: snippet)
  }

  // MARK: Elements

  /// Adds what can come between two elements.
  private mutating func addElements(replacing range: Range<Int>) {
    let isInDictionary = context.containers.last?.isDictionary == true
    guard !isInDictionary || context.containers.last?.key != nil else {
      return addKeys(replacing: range, isBare: false)
    }
    func addSnippet(_ label: String, _ detail: String, _ snippet: Snippet, help: String? = nil) {
      add(label, .snippet, detail: detail, help: help, replacing: range, by: snippet)
    }
    switch next {
    case .value(let field):
      addSnippet(
        field.key, field.kind.phrase, Snippet.value(of: field, model), help: field.helpInMarkdown)
    case .dictionary(let table):
      addSnippet(table.phrase, "a dictionary", Snippet.dictionary(table, model))
      if case .untypedSection = table { addSections(replacing: range) }
      addLibraryItems(table, replacing: range)
    case .libraryItem:
      addSnippet("an item of the library", "a dictionary", Snippet.libraryItem(model))
    case .sections, .screen:
      addSnippet("a list of sections", "an array", Snippet.sections(model))
    default: break
    }
  }

  /// Adds a section of each type, with its first item.
  private mutating func addSections(replacing range: Range<Int>) {
    for type in model.sectionTypes.all {
      add(
        "section \(type.name)", .snippet, detail: "a section of the type '\(type.name)'",
        help: AuthoringReference.coded(type.summary), rank: "2", replacing: range,
        by: Snippet.dictionary(.section(type), model))
    }
  }

  /// Adds the items of the library that a section can name.
  private mutating func addLibraryItems(_ table: FieldTable, replacing range: Range<Int>) {
    guard view.kind == .screen, case .item(let kind) = table else { return }
    for item in view.snapshot.content.library.library.items where item.kind == kind {
      add(
        item.id, .value, detail: "an item of the library", help: nil, rank: "2",
        replacing: range, by: Snippet("<string>\(XMLText.escaped(item.id))</string>"))
    }
  }

  /// Adds the tag that closes the innermost open element, and no other, because no other fits.
  private mutating func addClosingTag(replacing range: Range<Int>) {
    guard let name = openElement(before: range.lowerBound) else { return }
    let text = view.document.text
    // A '>' that an editor has written already is replaced, too.
    let end = range.upperBound
    let isDone = end < text.count && text[end] == UInt8(ascii: ">")
    add(
      "</\(name)>", .snippet, detail: nil, help: nil,
      replacing: range.lowerBound..<(isDone ? end + 1 : end), by: Snippet("</\(name)>"))
  }

  private func openElement(before offset: Int) -> String? {
    let text = view.document.text
    if let start = text[..<offset].lastIndex(of: UInt8(ascii: "<")),
      let end = text[start..<offset].firstIndex(of: UInt8(ascii: ">"))
    {
      let name = String(decoding: text[start + 1..<end], as: UTF8.self)
      if ["key", "string", "integer", "real", "date", "data"].contains(name) { return name }
    }
    guard let container = context.containers.last else {
      return text.firstRange(of: Array("<plist".utf8)) == nil ? nil : "plist"
    }
    return container.isDictionary ? "dict" : "array"
  }

  // MARK: Values

  /// Adds the values of a field whose tags are there.
  private mutating func addValues(replacing range: Range<Int>) {
    for name in KnownNames.values(next, in: frames, of: view) {
      add(
        name.text, name.isImage ? .image : .value, detail: name.detail, help: nil,
        replacing: range, by: Snippet(XMLText.escaped(name.text)))
      if name.isImage {
        items[items.count - 1].data = CompletionItem.Subject(
          uri: view.document.uri, image: name.text)
      }
    }
  }

  /// Adds the names of rules in a comment that allows one.
  private mutating func addRules(in comment: Range<Int>) {
    let text = String(decoding: view.document.text[comment.lowerBound..<offset], as: UTF8.self)
    let parts = text.split(
      separator: "\(SuppressionComment.command) ", omittingEmptySubsequences: false)
    guard parts.count == 2, let word = parts.last, !word.contains(" ") else { return }
    let typed = word.utf8.count
    for rule in view.snapshot.report.rules.all where rule.canBeSilenced && !rule.isAboutFolder {
      add(
        rule.id.description, .value, detail: rule.severity.rawValue,
        help: RulePage.shortMarkdown(rule).joined(separator: "\n\n"),
        replacing: offset - typed..<offset, by: Snippet(rule.id.description))
    }
  }

  private mutating func add(
    _ label: String, _ kind: CompletionItem.Kind, detail: String?, help: String?,
    rank: String = "1", replacing range: Range<Int>, by snippet: Snippet
  ) {
    let usesStops = snippet.hasStops && view.client.knowsSnippets
    let number = String(items.count)
    items.append(
      CompletionItem(
        label: label, kind: kind, detail: detail, documentation: help.map { Markup([$0]) },
        // A number that is sorted as a text.
        sortText: rank + String(repeating: "0", count: max(0, 5 - number.count)) + number,
        insertTextFormat: usesStops ? 2 : 1,
        textEdit: CompletionItem.Edit(
          range: view.range(range), newText: usesStops ? snippet.text : snippet.plainText)))
  }
}
