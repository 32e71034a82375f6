import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeRendering

/// The places of a screen's parts in its file.
struct SourceMap {
  private(set) var sections: [SectionOrigin] = []
  /// The parts of the file that should be sections but cannot be shown, in order.
  private(set) var faults: [FaultyElement] = []
  private(set) var starts: [UInt32] = []
  private var sectionsByPath: [CodingPath: Int] = [:]
  private var faultsByPath: [CodingPath: Int] = [:]
  private let lines: LineTable?

  /// A part of a file among the sections that is not shown as one.
  struct FaultyElement {
    let index: Int
    /// Its description, safe to print.
    let title: String
    let range: SourceRange
    /// The line; `nil` in a file without lines.
    let line: Int?
    /// Whether the section also appears on the screen, but empty.
    let isShown: Bool
  }

  /// - Parameter lines: The lines of the file; `nil` if its places have no lines.
  init(_ located: LocatedCatalog, lines: LineTable?) {
    self.lines = lines
    let document = located.document
    let listed =
      located.sectionList == nil
      ? located.sections.enumerated().map { ($1.index, $0) } : located.sectionElements
    for (position, (element, known)) in listed.enumerated() {
      let section = known.map { located.sections[$0] }
      let model = known.flatMap { located.models[$0] }
      let path = document.codingPath(of: element)
      let isShown = model != nil
      if model?.items.isEmpty ?? true {
        faultsByPath[path] = faults.count
        faults.append(
          FaultyElement(
            index: sections.count, title: Self.title(of: element, position, in: document),
            range: document[element].range, line: line(of: element, in: document),
            isShown: isShown))
      }
      guard let section, isShown else { continue }
      add(section, at: path, in: located)
    }
  }

  private mutating func add(
    _ section: LocatedSection, at path: CodingPath, in located: LocatedCatalog
  ) {
    let document = located.document
    sectionsByPath[path] = sections.count
    starts.append(document[section.index].range.start)
    let items = located.items[section.items]
    let itemsPath = items.first.map { document.codingPath(of: $0.index) }
    sections.append(
      SectionOrigin(
        place: path.description, line: line(of: section.index, in: document),
        itemsPlace: CodingPath((itemsPath?.steps ?? path.steps).dropLast()).description,
        itemLines: items.compactMap { line(of: $0.index, in: document) },
        itemFields: items.map { document.authoredFields(of: $0.index) }))
  }

  private func line(of index: ValueIndex, in document: PropertyListDocument) -> Int? {
    lines?.line(at: document[index].range.start)
  }

  /// The description of a section: by its name, its type, or its place.
  private static func title(
    of element: ValueIndex, _ position: Int, in document: PropertyListDocument
  ) -> String {
    guard document[element].kind == .dictionary else { return "Element \(position + 1)" }
    for key in ["sectionName", "sectionType"] {
      guard let value = document.member(key, of: element)?.value, document[value].kind == .string
      else { continue }
      let text = document.string(of: value)
      if !text.isEmpty { return "Section “\(VisibleText.escape(text))”" }
    }
    return "Section \(position + 1)"
  }

  func cell(of path: CodingPath) -> (section: Int, item: Int?)? {
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

  /// The index in ``faults`` for a coding path.
  func fault(of path: CodingPath) -> Int? {
    for length in [1, 2] where length <= path.steps.count {
      if let fault = faultsByPath[CodingPath(Array(path.steps.prefix(length)))] { return fault }
    }
    return nil
  }
}
