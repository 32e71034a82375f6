import MarqueeCatalog
import MarqueeCells
import MarqueeLayout
import MarqueeScreen
import MarqueeSolver

/// Finds the problems of a screen in each variant of a wall.
///
/// What depends only on the screen and its figures is computed once.
struct ProblemSearch {
  private let preview: Preview
  private let cells: [[Cell]]
  private let headers: [CellPart?]
  /// The problems that all variants have.
  let diagnostics: [VariantProblem]
  /// The cells with a diagnostic, for which a missing image would be reported twice.
  private let diagnosedCells: Set<[Int]>

  private struct Cell {
    let item: Int
    let part: CellPart
    let texts: [LimitedText]
    let image: String?
  }

  /// The rules about texts on some devices, which are checked for each variant instead.
  private static let textRules: Set<String> = ["text-truncated", "text-overlaps"]

  init(_ preview: Preview) {
    self.preview = preview
    let figures = preview.figures
    cells = preview.screen.sections.map { section in
      zip(section.shownItems.indices, section.shownItems).map { index, item in
        let part = CellPart.cell(of: item, in: section, figures)
        return Cell(
          item: index, part: part, texts: part.limitedTexts.map(LimitedText.init),
          image: item.imageName)
      }
    }
    headers = preview.screen.sections.map(CellPart.header)
    let judged = preview.diagnostics.filter { !Self.textRules.contains($0.rule) }
    diagnostics = judged.map { diagnostic in
      VariantProblem(
        kind: .diagnostic(diagnostic.severity), section: diagnostic.section,
        item: diagnostic.item, message: "\(diagnostic.message) (\(diagnostic.place))")
    }
    diagnosedCells = Set(
      judged.compactMap { found in found.section.map { [$0, found.item ?? -1] } })
  }

  /// The texts and headers that do not fit in a solved screen.
  ///
  /// - Complexity: O(*n*) in the cells of the screen, and in the scalars of texts that may be cut.
  func texts(in solved: SolvedScreen, _ category: TextSizeCategory) -> [VariantProblem] {
    var problems: [VariantProblem] = []
    for (index, cells) in cells.enumerated() {
      guard headers[index] != nil || cells.contains(where: { !$0.texts.isEmpty }) else { continue }
      var sizes: [Int: LayoutExtent] = [:]
      for element in solved.layout.elements(ofSection: index) {
        switch element.kind {
        case .cell: sizes[element.item] = element.frame.size
        case .boundary(ElementKind.sectionHeader):
          if let problem = highHeader(index, element.frame.size, category) {
            problems.append(problem)
          }
        case .boundary, .supplementary, .layoutBoundary, .decoration: break
        }
      }
      problems += cutTexts(index, cells, sizes, category)
    }
    return problems
  }

  private func highHeader(
    _ section: Int, _ size: LayoutExtent, _ category: TextSizeCategory
  ) -> VariantProblem? {
    guard let header = headers[section] else { return nil }
    let height = header.height(fitting: size.width, category)
    guard height > size.height + 0.5 else { return nil }
    let lengths = [height.rounded(.up), size.height.rounded(.down)].map(SVGNumber.text)
    return VariantProblem(
      kind: .highHeader, section: section,
      message: "the header needs \(lengths[0]) points and has \(lengths[1])"
        + place(section, nil))
  }

  private func cutTexts(
    _ section: Int, _ cells: [Cell], _ sizes: [Int: LayoutExtent], _ category: TextSizeCategory
  ) -> [VariantProblem] {
    var rooms: [LayoutExtent: TextRooms] = [:]
    return cells.compactMap { cell in
      guard !cell.texts.isEmpty, let size = sizes[cell.item],
        let text = rooms[size, default: TextRooms(size, category)]
          .cutText(in: cell.part, cell.texts)
      else { return nil }
      return VariantProblem(
        kind: .cutText, section: section, item: cell.item,
        message: "“\(text.string)” is cut: \(text.shownLineCount) of \(text.neededLineCount) lines"
          + place(section, cell.item))
    }
  }

  /// The missing images: those that exist, but not for the device or appearance, and those that no
  /// diagnostic reports.
  func images(for settings: ImageSettings) -> [VariantProblem] {
    cells.enumerated().flatMap { section, cells in
      cells.compactMap { cell in
        guard let name = cell.image else { return nil }
        let image = preview.images[name]
        guard image?[settings.device, settings.appearance] == nil else { return nil }
        // A note means that phones can show the image, even if browsers cannot.
        guard image?.note(for: settings.device, settings.appearance) == nil,
          image != nil || !diagnosedCells.contains([section, cell.item])
        else { return nil }
        return VariantProblem(
          kind: .missingImage, section: section, item: cell.item,
          message: "there is no image “\(name)” here" + place(section, cell.item))
      }
    }
  }

  /// The place in the file, as words after a message.
  private func place(_ section: Int, _ item: Int?) -> String {
    guard preview.origins.indices.contains(section) else { return "" }
    let origin = preview.origins[section]
    let itemLine = item.flatMap { item in
      origin.itemLines.indices.contains(item) ? origin.itemLines[item] : nil
    }
    return (itemLine ?? origin.line).map { " (\(preview.file):\($0))" } ?? ""
  }
}
