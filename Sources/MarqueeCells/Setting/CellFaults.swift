package import MarqueeScreen

/// Finds what is not seen of some cells, in any size.
///
/// Most cells of a section differ only in their texts. So one with the longest texts is looked at
/// first: if each of them has room on one line, so have those of the others.
package struct CellFaults {
  /// The cells that are made of the same parts, by their numbers.
  private struct Group {
    var longest: [CellPart]
    var numbers: [Int]
  }

  private let cells: [CellPart]
  private var groups: [CellPart: Group] = [:]
  private let texts = TextCache()

  /// Prepares cells.
  ///
  /// - Complexity: O(*n*) in their parts and in the scalars of their texts.
  package init(_ cells: [CellPart]) {
    self.cells = cells
    for (number, cell) in cells.enumerated() {
      var contents: [CellPart] = []
      let frame = cell.mapContents { part in
        contents.append(part)
        return part.withoutContent
      }
      var group = groups[frame] ?? Group(longest: contents, numbers: [])
      group.numbers.append(number)
      group.longest = zip(group.longest, contents).map { longer($0, $1) }
      groups[frame] = group
    }
  }

  private func longer(_ one: CellPart, _ other: CellPart) -> CellPart {
    guard case .text(let text) = one, case .text(let otherText) = other else { return one }
    return texts.prepared(text).unitWidth < texts.prepared(otherText).unitWidth ? other : one
  }

  /// Returns the faults of the cells of some sizes, by the numbers of cells; a cell without a size
  /// is not shown.
  ///
  /// - Complexity: O(*sizes*) in most cases, and O(*n*) in the scalars of the texts at most.
  package func faults(
    in sizes: [Int: LayoutExtent], _ category: TextSizeCategory
  ) -> [(number: Int, faults: [PartFault])] {
    var found: [(number: Int, faults: [PartFault])] = []
    for (frame, group) in groups {
      var holds: [LayoutExtent: Bool] = [:]
      for number in group.numbers {
        guard let size = sizes[number], size.width > 0, size.height > 0 else { continue }
        let isSure = holds[size] ?? isSure(frame, group, in: size, category)
        holds[size] = isSure
        guard !isSure else { continue }
        let layout = PartLayout(of: cells[number], in: size, category: category, texts: texts)
        let faults = layout.placed.compactMap { PartFault(of: $0, in: size, texts, category) }
        if !faults.isEmpty { found.append((number, faults)) }
      }
    }
    return found.sorted { $0.number < $1.number }
  }

  /// Whether all cells of a group surely hold all of their parts.
  private func isSure(
    _ frame: CellPart, _ group: Group, in size: LayoutExtent, _ category: TextSizeCategory
  ) -> Bool {
    var contents = group.longest[...]
    let longest = frame.mapContents { contents.popFirst() ?? $0 }
    let layout = PartLayout(of: longest, in: size, category: category, texts: texts)
    return layout.placed.allSatisfy { placed in
      guard PartFault(of: placed, in: size, texts, category) == nil else { return false }
      guard case .text(let text) = placed.content else { return true }
      let pointSize = text.font(for: category).pointSize
      return texts.prepared(text).unitWidth * pointSize <= placed.frame.width
        || group.numbers.count == 1
    }
  }
}

extension CellPart {
  /// Returns the same part with other contents, from the back to the front.
  func mapContents(_ body: (CellPart) -> CellPart) -> CellPart {
    switch self {
    case .text, .image, .stars, .progress, .ranked: body(self)
    case .row(let parts, let spacing): .row(parts.map { $0.mapContents(body) }, spacing: spacing)
    case .flow(let parts, let spacing): .flow(parts.map { $0.mapContents(body) }, spacing: spacing)
    case .column(let parts, let spacing):
      .column(parts.map { $0.mapContents(body) }, spacing: spacing)
    case .layers(let parts): .layers(parts.map { $0.mapContents(body) })
    case .inset(let insets, let part): .inset(insets, part.mapContents(body))
    case .sized(let width, let height, let part):
      .sized(width: width, height: height, part.mapContents(body))
    case .filling(let part): .filling(part.mapContents(body))
    case .cover(let share, let part): .cover(share, part.mapContents(body))
    case .box(let box, let part): .box(box, part.mapContents(body))
    case .button(_, let part): .button("", part.mapContents(body))
    case .scrolling(let part): .scrolling(part.mapContents(body))
    case .shade, .empty: self
    }
  }

  /// The same for all parts that differ only in their content.
  fileprivate var withoutContent: CellPart {
    switch self {
    case .text(var text):
      text.string = ""
      text.highlight = nil
      text.link = nil
      return .text(text)
    case .image(let image): return .image(CellImage(name: nil, cornerRadius: image.cornerRadius))
    case .stars(_, let count, let style): return .stars(0, of: count, style)
    case .progress: return .progress(0)
    case .ranked: return .ranked(0, CellImage(name: nil))
    default: return self
    }
  }
}
