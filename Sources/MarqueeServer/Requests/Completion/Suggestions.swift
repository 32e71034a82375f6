import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

struct Suggestions {
  private let view: DocumentView
  private let context: CursorContext
  private let frames: [NameFrame]
  private let next: Expectation
  private(set) var items: [CompletionItem] = []

  init(_ view: DocumentView, at position: Position) {
    self.view = view
    (context, frames, next) = view.cursor(at: position)
  }

  private var names: KnownNames { KnownNames(view: view, cursor: context, frames: frames) }
  private var offset: Int { context.offset }
  private var model: ContentModel { view.snapshot.model }
  private var container: Expectation { frames.last?.container ?? .unknown }

  mutating func addAll() {
    switch context.place {
    case .comment(let range): addRules(in: range)
    case .text("key", let range, let isOpen):
      addKeys(replacing: range, closing: isOpen ? "</key>" : "")
    case .text(let element, let range, let isOpen):
      addValues(replacing: range, closing: isOpen ? "</\(element)>" : "")
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
  /// - Parameters:
  ///   - opening: The opening tag if it is not there.
  ///   - closing: The closing tag if it is not there; otherwise, only the name is written.
  private mutating func addKeys(
    replacing range: Range<Int>, opening: String = "", closing: String
  ) {
    let taken = Set(context.containers.last?.members.map(\.key) ?? [])
    // The key at the cursor is being replaced.
    let written = opening.isEmpty ? XMLText.string(view.document.text, in: range) : ""
    let needsValue = !closing.isEmpty && !isValue(at: range.upperBound)
    func text(_ key: String, _ value: Snippet) -> Snippet {
      let key = opening + XMLText.escaped(key) + closing
      return needsValue ? Snippet(key + "\n") + value : Snippet(key)
    }
    for field in container.fields(in: view.kind)
    where field.key == written || !taken.contains(field.key) {
      add(
        field.key, .field, detail: field.kind.phrase, help: field.helpInMarkdown,
        rank: field.isOptional ? "1" : "0", replacing: range,
        by: text(field.key, Snippet.value(of: field)))
    }
    for (name, value) in names.keys where name.text == written || !taken.contains(name.text) {
      add(
        name.text, .field, detail: name.detail, replacing: range,
        by: text(name.text, value))
    }
  }

  private func isValue(at offset: Int) -> Bool {
    let next = view.document.text[offset...].drop { $0 <= 0x20 }
    return next.first == UInt8(ascii: "<")
      && !["</", "<!", "<key"].contains { next.starts(with: $0.utf8) }
  }

  // MARK: Elements

  private mutating func addElements(replacing range: Range<Int>) {
    let isInDictionary = context.containers.last?.isDictionary == true
    guard !isInDictionary || context.containers.last?.key != nil else {
      return addKeys(replacing: range, opening: "<key>", closing: "</key>")
    }
    func addSnippet(_ label: String, _ detail: String, _ snippet: Snippet, help: String? = nil) {
      add(label, .snippet, detail: detail, help: help, replacing: range, by: snippet)
    }
    switch next {
    case .value(let field):
      addSnippet(
        field.key, field.kind.phrase, Snippet.value(of: field), help: field.helpInMarkdown)
    case .dictionary(let table):
      addSnippet(table.phrase, "a dictionary", Snippet.dictionary(table))
      if case .untypedSection = table { addSections(replacing: range) }
      if case .item = table { addLibraryItems(replacing: range) }
    case .libraryItem:
      addSnippet("an item of the library", "a dictionary", Snippet.libraryItem(model))
    case .sections, .screen:
      addSnippet("a list of sections", "an array", Snippet.array(of: .untypedSection))
    default: break
    }
  }

  /// Adds a section of each type, with its first item.
  private mutating func addSections(replacing range: Range<Int>) {
    for type in model.sectionTypes.all {
      add(
        "section \(type.name)", .snippet, detail: "a section of the type '\(type.name)'",
        help: AuthoringReference.coded(type.summary), rank: "2", replacing: range,
        by: Snippet.dictionary(.section(type)))
    }
  }

  private mutating func addLibraryItems(replacing range: Range<Int>) {
    for item in names.libraryItems {
      add(
        item.text, .value, detail: item.detail, rank: "2", replacing: range,
        by: Snippet("<string>\(XMLText.escaped(item.text))</string>"))
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
      "</\(name)>", .snippet,
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

  /// Adds the values of a field.
  ///
  /// - Parameter tag: The closing tag if it is not there.
  private mutating func addValues(replacing range: Range<Int>, closing tag: String) {
    for name in names.values(next) {
      add(
        name.text, name.isImage ? .image : .value, detail: name.detail,
        replacing: range, by: Snippet(XMLText.escaped(name.text) + tag))
      if name.isImage {
        items[items.count - 1].data = CompletionItem.Subject(
          uri: view.document.uri, image: name.text)
      }
    }
  }

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
    _ label: String, _ kind: CompletionItem.Kind, detail: String? = nil, help: String? = nil,
    rank: String = "1", replacing range: Range<Int>, by snippet: Snippet
  ) {
    let usesStops = snippet.hasStops && view.client.knowsSnippets
    let number = String(items.count)
    items.append(
      CompletionItem(
        label: label, kind: kind, detail: detail,
        documentation: help.map { Markup([$0], as: view.client.documentationFormat) },
        // A number that is sorted as a text.
        sortText: rank + String(repeating: "0", count: max(0, 5 - number.count)) + number,
        insertTextFormat: usesStops ? 2 : 1,
        textEdit: CompletionItem.Edit(
          range: view.range(inLine(range)), newText: usesStops ? snippet.text : snippet.plainText)))
  }

  /// The part of a range in the cursor's line: an edit of a suggestion must not leave it.
  private func inLine(_ range: Range<Int>) -> Range<Int> {
    let text = view.document.text
    let start = text[range.lowerBound..<max(offset, range.lowerBound)].lastIndex(
      where: \.isLineBreak)
    let end = text[offset..<max(offset, range.upperBound)].firstIndex(where: \.isLineBreak)
    return (start.map { $0 + 1 } ?? range.lowerBound)..<(end ?? range.upperBound)
  }
}
