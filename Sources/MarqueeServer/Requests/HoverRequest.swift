import MarqueeCatalog
import MarqueeCompiler
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// `textDocument/hover`: what is known of a key or a value.
struct HoverRequest: DocumentRequest {
  static let method = "textDocument/hover"

  let textDocument: DocumentIdentifier
  let position: Position

  /// The answer.
  struct Hover: Encodable, Hashable, Sendable {
    let contents: Markup
    let range: PositionRange
  }

  /// A text in Markdown.
  struct Markup: Encodable, Hashable, Sendable {
    let kind = "markdown"
    let value: String

    enum CodingKeys: CodingKey { case kind, value }
  }

  /// What is known of the place; `nil` for nothing.
  ///
  /// - Complexity: O(*n*) in the bytes of the document.
  func answer(_ view: DocumentView) -> Hover? {
    let (context, container, next) = view.cursor(at: position)
    guard case .text(let element, let range) = context.place else { return nil }
    let text = XMLText.string(view.document.text, in: range)
    var paragraphs: [String] = []
    if element == "key" {
      guard case .dictionary(let table) = container,
        let field = table.fields.first(where: { $0.key == text })
      else { return nil }
      paragraphs = Self.paragraphs(about: field)
    } else {
      let kind: FieldKind
      switch next {
      case .value(let field):
        kind = field.kind
        paragraphs = Self.paragraphs(about: field)
      case .element(let element): kind = element
      default: return nil
      }
      paragraphs += Self.facts(about: text, of: kind, in: view.snapshot)
    }
    guard !paragraphs.isEmpty else { return nil }
    return Hover(
      contents: Markup(value: paragraphs.joined(separator: "\n\n")), range: view.range(range))
  }

  private static func paragraphs(about field: Field) -> [String] {
    var facts = [field.kind.phrase]
    switch field.presence {
    case .required: facts.append("required")
    case .optional: facts.append("optional")
    case .requiredUnless(let key): facts.append("required unless there is '\(key)'")
    case .requiredWhen(let key, _): facts.append("required with some values of '\(key)'")
    }
    if let value = field.defaultValue?.shownText { facts.append("'\(value)' if not written") }
    return ["**\(field.key)** (\(facts.joined(separator: ", ")))", field.help]
  }

  private static func facts(
    about text: String, of kind: FieldKind, in snapshot: Snapshot
  ) -> [String] {
    if kind == .sectionType, let type = snapshot.model.sectionTypes[text] {
      let name = type.showsName ? "Its name is shown." : "Its name is not shown."
      return [type.summary, "Items of the kind '\(type.itemKind)'. \(name)"]
    }
    guard kind.means(.image),
      let set = snapshot.report.images?.sets.first(where: { $0.name == text })
    else { return [] }
    return set.variants.map { variant in
      var facts = [variant.file.path]
      if let size = variant.sizeText { facts.append(size) }
      return "- \(facts.joined(separator: ", "))"
    }.reduce(into: []) { list, line in
      // One list is one paragraph.
      list = [(list + [line]).joined(separator: "\n")]
    }
  }
}
