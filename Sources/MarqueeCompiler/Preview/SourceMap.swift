import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeRendering

/// Where the parts of a screen are in its file.
struct SourceMap {
  /// Where each section of the screen is.
  private(set) var sections: [SectionOrigin] = []
  /// The section of the screen for the start of a coding path; faulty sections are not shown.
  private var sectionsByPath: [CodingPath: Int] = [:]
  /// Where the diagnostics are; `nil` for a file whose places have no lines.
  private let locations: LocationTable?
  private let lines: LineTable?

  init(_ screen: CheckedScreen) {
    let source = screen.located?.document.source ?? screen.loaded.text
    let hasLines = screen.located.map { !$0.document.isDerived } ?? !source.text.isEmpty
    lines = hasLines ? LineTable(source.text) : nil
    // All at once, for a file may be one long line.
    let offsets = screen.diagnostics.compactMap(\.place.range?.start)
    locations =
      hasLines ? LocationTable(of: offsets, in: source.text, counting: .characters) : nil
    guard let located = screen.located else { return }
    let document = located.document
    for section in located.sections where section.model != nil {
      let path = document.codingPath(of: section.index)
      sectionsByPath[path] = sections.count
      let items = located.items[section.items]
      let itemsPath = items.first.map { document.codingPath(of: $0.index) }
      sections.append(
        SectionOrigin(
          place: path.description, line: line(of: section.index, in: document),
          itemsPlace: CodingPath((itemsPath?.steps ?? path.steps).dropLast()).description,
          itemLines: items.compactMap { line(of: $0.index, in: document) }))
    }
  }

  private func line(of index: ValueIndex, in document: PropertyListDocument) -> Int? {
    lines?.line(at: document[index].range.start)
  }

  /// A diagnostic with the cell that it is about.
  func preview(_ diagnostic: Diagnostic) -> PreviewDiagnostic {
    let cell = cell(of: diagnostic.place.codingPath)
    return PreviewDiagnostic(
      severity: PreviewDiagnostic.Severity(rawValue: diagnostic.severity.rawValue) ?? .note,
      rule: diagnostic.rule.description, message: diagnostic.message,
      place: text(of: diagnostic.place), section: cell?.section, item: cell?.item)
  }

  private func text(of place: Place) -> String {
    guard let range = place.range, let location = locations?.location(at: range.start) else {
      return place.codingPath.steps.isEmpty ? place.file : "\(place.file): \(place.codingPath)"
    }
    return "\(place.file):\(location)"
  }

  /// The section that a coding path leads into, and its item where it leads so far.
  private func cell(of path: CodingPath) -> (section: Int, item: Int?)? {
    let steps = path.steps
    for length in [1, 2] where length <= steps.count {
      guard let section = sectionsByPath[CodingPath(Array(steps.prefix(length)))] else { continue }
      let rest = steps.dropFirst(length)
      guard case .index(let item)? = rest.dropFirst().first,
        sections[section].itemsPlace
          == CodingPath(Array(steps.prefix(length + 1))).description
      else { return (section, nil) }
      return (section, item)
    }
    return nil
  }
}
