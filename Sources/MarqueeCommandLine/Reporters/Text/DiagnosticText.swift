import MarqueeDiagnostics

/// Draws one diagnostic for people.
struct DiagnosticText {
  private let diagnostic: Diagnostic
  private let sources: [String: SourceFile]
  private let locations: Locations
  private let style: TextStyle
  private let gutter: Gutter
  /// The notes shown as secondary labels in the first excerpt.
  private let labeledNotes: [Note]
  /// The notes that are shown on separate lines.
  private let otherNotes: [Note]

  /// Prepares to draw a diagnostic.
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
    var labeled: [Note] = []
    var other: [Note] = []
    if let excerpt = Self.excerpt(of: diagnostic.place, sources, locations, gutter, style) {
      for note in diagnostic.notes {
        let fits = Self.fits(note, beside: diagnostic.place, in: excerpt, locations)
        if fits { labeled.append(note) } else { other.append(note) }
      }
    } else {
      other = diagnostic.notes
    }
    labeledNotes = labeled
    otherNotes = other
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
    [headline]
      + excerpt(
        of: diagnostic.place, label: diagnostic.label, as: diagnostic.severity.role,
        with: labeledNotes)
      + otherNotes.flatMap(lines(of:))
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
    return paragraph("note", .note, text) + excerpt(of: place, label: "", as: .note, with: [])
  }

  private func lines(of fixIt: FixIt) -> [String] {
    let isAvailable = fixIt.applicability == .safe
    let help = paragraph("help", .help, fixIt.title + (isAvailable ? " (fix available)" : ""))
    guard let source = sources[diagnostic.place.file],
      let lines = locations.lines(of: source.name),
      let preview = EditPreview(
        of: fixIt.edits, in: source, locations: locations, lines: lines, width: gutter.textWidth)
    else { return help }
    return help + preview.rows(gutter)
  }

  /// `note: …`, wrapped at the terminal's width, with an indent on further lines.
  private func paragraph(_ word: String, _ role: TextStyle.Role, _ text: String) -> [String] {
    let indent = word.utf8.count + 2
    let width = style.width.map { max(20, $0 - indent) }
    let lines = WordWrap.lines(VisibleText.escape(text), width: width)
    return lines.enumerated().map { index, line in
      index == 0
        ? "\(style.paint("\(word):", role)) \(line)"
        : String(repeating: " ", count: indent) + line
    }
  }

  private func excerpt(
    of place: Place, label: String, as role: TextStyle.Role, with notes: [Note]
  ) -> [String] {
    guard let excerpt = Self.excerpt(of: place, sources, locations, gutter, style),
      let annotation = annotate(place, label: label, kind: .primary(role))
    else { return [] }
    let others = notes.compactMap { note in
      note.place.flatMap { annotate($0, label: note.message, kind: .secondary) }
    }
    return excerpt.rows(for: [annotation] + others)
  }

  private func annotate(_ place: Place, label: String, kind: Annotation.Kind) -> Annotation? {
    guard let range = place.range, let location = locations.range(of: place) else { return nil }
    return Annotation(range: range, location: location, label: label, kind: kind)
  }

  private static func excerpt(
    of place: Place, _ sources: [String: SourceFile], _ locations: Locations, _ gutter: Gutter,
    _ style: TextStyle
  ) -> Excerpt? {
    guard place.range != nil, let source = sources[place.file],
      let lines = locations.lines(of: place.file)
    else { return nil }
    return Excerpt(of: source, lines: lines, gutter: gutter, style: style)
  }

  /// Whether a note can be shown in the excerpt of another place.
  ///
  /// It must lie in the same file. On the same line, it must be near enough that the line is not
  /// cut between them.
  private static func fits(
    _ note: Note, beside place: Place, in excerpt: Excerpt, _ locations: Locations
  ) -> Bool {
    guard let other = note.place, other.file == place.file,
      let otherRange = other.range, let range = place.range,
      let otherLocation = locations.range(of: other), let location = locations.range(of: place)
    else { return false }
    let lines = Set([location.start.line, location.end.line])
      .intersection([otherLocation.start.line, otherLocation.end.line])
    return lines.allSatisfy { excerpt.showsTogether(range, otherRange, inLine: $0) }
  }
}

extension Severity {
  /// How a severity is colored.
  fileprivate var role: TextStyle.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
