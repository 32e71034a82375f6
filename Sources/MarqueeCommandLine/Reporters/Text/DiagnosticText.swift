import MarqueeDiagnostics
import MarqueeScreen

struct DiagnosticText {
  private let diagnostic: Diagnostic
  private let sources: [String: SourceFile]
  private let locations: Locations
  private let style: TextStyle
  private let gutter: Gutter
  /// A longer line is not copied just to show a change in it.
  private static let maximumChangedByteCount = 2000

  init(
    _ diagnostic: Diagnostic, sources: [String: SourceFile], locations: Locations, style: TextStyle
  ) {
    self.diagnostic = diagnostic
    self.sources = sources
    self.locations = locations
    self.style = style
    let places = [diagnostic.place] + diagnostic.notes.compactMap(\.place)
    let lastLine = places.compactMap { locations.range(of: $0)?.end.line }.max()
    gutter = Gutter(largestNumber: lastLine ?? 1, style: style)
  }

  /// The lines, without a blank one at the end.
  func lines(_ form: DiagnosticLimit.Form) -> [String] {
    switch form {
    case .full: lines
    case .line: [headline]
    case .lastLine: [headline] + diagnostic.notes.suffix(1).flatMap(lines(of:))
    }
  }

  private var lines: [String] {
    let excerpt = excerpt(of: diagnostic.place)
    let isLabel = { (note: Note) in excerpt?.fits(note, beside: diagnostic.place) ?? false }
    var marks =
      excerpt?.marks(of: diagnostic.place, diagnostic.label, diagnostic.severity.role) ?? []
    for note in diagnostic.notes.filter(isLabel) {
      marks += note.place.flatMap { excerpt?.marks(of: $0, note.message, .secondary) } ?? []
    }
    return [headline] + (excerpt?.rows(for: marks) ?? [])
      + diagnostic.notes.filter { !isLabel($0) }.flatMap(lines(of:))
      + diagnostic.fixIts.flatMap(lines(of:))
  }

  private var headline: String {
    let place = PlaceText.describe(diagnostic.place, locations)
    return "\(VisibleText.escape(place)): "
      + style.paint("\(diagnostic.severity.rawValue):", diagnostic.severity.role) + " "
      + style.paint(VisibleText.escape(diagnostic.message), .emphasis)
      + " [\(VisibleText.escape(diagnostic.rule.description))]"
  }

  private func lines(of note: Note) -> [String] {
    guard let place = note.place else { return paragraph("note", .note, note.message) }
    let text = "\(PlaceText.describe(place, locations)): \(note.message)"
    let excerpt = excerpt(of: place)
    return paragraph("note", .note, text)
      + (excerpt.map { $0.rows(for: $0.marks(of: place, "", .note)) } ?? [])
  }

  private func lines(of fixIt: FixIt) -> [String] {
    let isAvailable = fixIt.applicability == .safe
    return paragraph("help", .help, fixIt.title + (isAvailable ? " (fix available)" : ""))
      + changedLines(of: fixIt.edits)
  }

  /// The line before and after some edits; none unless all lie in one line of moderate length and
  /// stay in it.
  private func changedLines(of edits: [TextEdit]) -> [String] {
    guard let text = sources[diagnostic.place.file]?.text,
      let lines = locations.lines(of: diagnostic.place.file),
      let change = LineChange(
        of: edits, in: text, lines: lines, limit: Self.maximumChangedByteCount),
      !(text[change.before] + change.after).contains(where: \.isLineBreak)
    else { return [] }
    let width = gutter.textWidth
    let before = ExcerptLine(text, line: change.before, focus: change.focus, width: width)
    let after = ExcerptLine(
      change.after, line: change.after.indices, focus: change.changedFocus, width: width)
    return [
      gutter.row(number: change.line, before.text, sign: "-", role: .removed),
      gutter.row(number: change.line, after.text, sign: "+", role: .added),
    ]
  }

  /// `note: …`, wrapped at the terminal's width, with an indent on further lines.
  private func paragraph(_ word: String, _ role: TextStyle.Role, _ text: String) -> [String] {
    let indent = word.utf8.count + 2
    return WordWrap.lines(
      VisibleText.escape(text), after: "\(style.paint("\(word):", role)) ", columns: indent,
      width: style.width.map { max(20, $0 - indent) })
  }

  private func excerpt(of place: Place) -> Excerpt? {
    guard place.range != nil, let source = sources[place.file],
      let lines = locations.lines(of: place.file)
    else { return nil }
    return Excerpt(of: source, lines: lines, gutter: gutter, style: style)
  }
}

extension Severity {
  fileprivate var role: TextStyle.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
