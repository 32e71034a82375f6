import MarqueeDiagnostics
import MarqueeScreen
package import MarqueeSolver

/// The places of everything in a described layout.
package struct CaseResult: Sendable {
  package let name: String
  package let solved: SolvedLayout
  /// The pinned headers and footers, at the described scroll position.
  private let pinned: [ElementKey: LayoutElement]
  /// Where each orthogonal section comes to rest, for each requested offset.
  package let restingOffsets: [(section: Int, offsets: [Double])]

  private struct ElementKey: Hashable {
    let kind: LayoutElement.Kind
    let section: Int

    init(_ element: LayoutElement) {
      kind = element.kind
      section = element.section
    }
  }

  fileprivate init(_ description: CaseDescription) {
    name = description.name
    solved = LayoutSolver(description.layout, environment: description.environment)
      .solve(itemCounts: description.itemCounts, measuredSizes: description.measuredSizes)
    let pinned = solved.pinnedElements(
      contentOffset: description.contentOffset,
      adjustedContentInset: description.adjustedContentInset)
    self.pinned = Dictionary(pinned.map { (ElementKey($0), $0) }) { first, _ in first }
    let requested = description.requestedOffsets
    restingOffsets =
      requested.isEmpty
      ? []
      : solved.orthogonalSections.map { section in
        (section.section, requested.map { section.restingOffset(for: $0) })
      }
  }

  /// All elements, with pinned ones at their pinned places.
  package var elements: some Sequence<LayoutElement> {
    solved.elements.lazy.map { element in
      guard element.kind != .cell else { return element }
      return pinned[ElementKey(element)] ?? element
    }
  }
}

extension CaseDescription {
  /// Solves the described layout.
  package func solve() -> CaseResult { CaseResult(self) }
}

extension CaseResult {
  /// Writes results as an array with an object for each, in the format of the cases' expectations.
  package static func write(_ results: [CaseResult], to writer: inout JSONWriter) {
    writer.array(of: results) { writer, result in result.write(to: &writer) }
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("name")
      writer.string(name)
      writer.key("contentSize")
      writer.array(of: [solved.contentSize.width, solved.contentSize.height]) { $0.number($1) }
      writer.key("elements")
      writer.array(of: elements) { writer, element in Self.write(element, to: &writer) }
      guard !restingOffsets.isEmpty else { return }
      writer.key("restsAt")
      writer.object { writer in
        for (section, offsets) in restingOffsets {
          writer.key(String(section))
          writer.array(of: offsets) { $0.number($1) }
        }
      }
    }
  }

  private static func write(_ element: LayoutElement, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("section")
      writer.integer(element.section)
      writer.key("item")
      if case .layoutBoundary = element.kind {
        writer.string("layout")
      } else {
        writer.integer(element.item)
      }
      writer.key("kind")
      writer.string(element.kind.word)
      if let elementKind = element.kind.elementKind {
        writer.key("elementKind")
        writer.string(elementKind)
      }
      writer.key("frame")
      let frame = element.frame
      writer.array(of: [frame.minX, frame.minY, frame.width, frame.height]) { $0.number($1) }
      writer.key("z")
      writer.integer(element.zIndex)
    }
  }
}

extension LayoutElement.Kind {
  /// The word that the cases use.
  package var word: String {
    switch self {
    case .cell: "cell"
    case .supplementary: "supplementary"
    case .boundary, .layoutBoundary: "boundary"
    case .decoration: "decoration"
    }
  }

  /// The element kind; `nil` for a cell.
  package var elementKind: String? {
    switch self {
    case .cell: nil
    case .supplementary(let kind), .boundary(let kind), .layoutBoundary(let kind),
      .decoration(let kind):
      kind
    }
  }
}
