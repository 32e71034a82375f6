import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeOutputs
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

struct HoverPlace {
  let view: DocumentView
  private let context: CursorContext
  private let frames: [NameFrame]
  private let next: Expectation

  init(_ view: DocumentView, _ position: Position) {
    self.view = view
    (context, frames, next) = view.cursor(at: position)
  }

  private var offset: Int { context.offset }

  /// What is explained, and how; `nil` if nothing is known of it.
  var answer: (range: Range<Int>, paragraphs: [String])? {
    let paragraphs: [String]
    let range: Range<Int>
    switch context.place {
    case .between: return diagnosed
    case .comment(let comment):
      guard let (rule, part) = view.allowedRule(in: comment) else { return nil }
      (range, paragraphs) = (part, RulePage(rule).markdown)
    case .tag(let tag):
      (range, paragraphs) = (tag, elements)
    case .text(let element, let text, _):
      range = text
      let words = XMLText.string(view.document.text, in: text)
      paragraphs = element == "key" ? self.key(words) : value(words) + elements
    }
    return paragraphs.isEmpty ? diagnosed : (range, paragraphs)
  }

  // MARK: Rules

  /// What was found here, if nothing else is known of the place.
  private var diagnosed: (range: Range<Int>, paragraphs: [String])? {
    found.first?.place.range.map { ($0.offsets, []) }
  }

  private var found: [Diagnostic] {
    let position = view.document.positions.position(at: offset)
    return CodeActionPlace(view, PositionRange(start: position, end: position)).here
  }

  /// The rules that report something here, without their examples.
  func rules(after paragraphs: [String]) -> [String] {
    let rules = found.map(\.rule).distinct.compactMap { view.snapshot.report.rules[$0] }
    let pages = rules.flatMap(RulePage.shortMarkdown)
    return paragraphs.isEmpty || pages.isEmpty ? pages : ["---"] + pages
  }

  // MARK: Keys and values

  private func key(_ text: String) -> [String] {
    switch frames.last?.container {
    case .dictionary(let table):
      return table.fields.first { $0.key == text }.map {
        FieldText(field: $0, snapshot: view.snapshot).paragraphs
      } ?? []
    case .names(let kind) where kind.names == .rule:
      return view.snapshot.report.rules[RuleIdentifier(text)]
        .map { RulePage($0).markdown } ?? []
    case .library: return elements
    default: return []
    }
  }

  private func value(_ text: String) -> [String] {
    let kind: FieldKind
    var paragraphs: [String] = []
    switch next {
    case .value(let field):
      kind = field.kind
      paragraphs = FieldText(field: field, snapshot: view.snapshot).paragraphs
    case .element(let element): kind = element
    default: return []
    }
    if kind.names == .sectionType, var type = view.snapshot.model.sectionTypes[text] {
      if case .dictionary(.section(let section)) = frames.last?.container, section.name == type.name
      {
        type = section
      }
      let name = type.showsName ? "Its name is shown." : "Its name is not shown."
      paragraphs += [
        AuthoringReference.coded(type.summary),
        "Items of the kind \(MarkdownText.code(type.itemKind.name)). \(name)",
      ]
    }
    if kind.names == .image {
      paragraphs += view.snapshot.imageSets(named: text).flatMap {
        ImageText(set: $0, view: view).paragraphs
      }
    }
    return paragraphs
  }

  // MARK: Elements

  /// What the screen shows of the item here, or of the section outside of its items.
  private var elements: [String] {
    guard !view.isBroken, let screen = view.screen else { return [] }
    func isHere(_ place: Place) -> Bool { place.range?.offsets.contains(offset) == true }
    if let (shown, item) = screen.shownItems.first(where: { isHere($0.shown.place) }) {
      return [screen.facts(of: shown, item)]
    }
    let section = screen.shownSections.firstIndex { section, _ in
      isHere(section.place)
        || ["sectionType", "sectionName"].contains {
          section[$0].map { isHere($0.origin.place) } == true
        }
    }
    return section.map { screen.paragraphs(ofSection: $0, in: view) } ?? []
  }
}

extension DocumentView {
  /// The rule that a comment allows, and where it is named; `nil` for any other comment.
  fileprivate func allowedRule(in comment: Range<Int>) -> (rule: Rule, range: Range<Int>)? {
    let text = document.text
    let command = Array(SuppressionComment.command.utf8)
    guard let mark = text[comment].firstRange(of: command) else { return nil }
    let start = text[mark.upperBound..<comment.upperBound].firstIndex { $0 > 0x20 }
    guard let start else { return nil }
    let end =
      text[start..<comment.upperBound].firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
      ?? comment.upperBound
    let name = String(decoding: text[start..<end], as: UTF8.self)
    return snapshot.report.rules[RuleIdentifier(name)].map { ($0, start..<end) }
  }
}
