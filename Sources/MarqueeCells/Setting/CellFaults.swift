package import MarqueeScreen

/// Finds what is not seen of some cells, in any size.
///
/// Most cells of a section differ only in their texts. So one with the longest texts is looked at
/// first: if each of them has room on one line, so have those of the others.
package struct CellFaults {
  /// The cells that are made of the same parts, by their numbers.
  private struct Group {
    let frame: CellPart
    var longest: [CellPart]
    var numbers: [Int] = []
    /// Whether all cells surely hold all of their parts; views often show them in the same sizes.
    var holds: [Look: Bool] = [:]
    /// The faults of the others, by the numbers of cells.
    var faults: [Look: [Int: [PartFault]]] = [:]
  }

  private struct Look: Hashable {
    let size: LayoutExtent
    let category: TextSizeCategory
  }

  private let cells: [CellPart]
  private var groups: [Group] = []
  private let texts = TextCache()

  /// Prepares cells.
  ///
  /// - Complexity: O(*n*) in their parts and in the scalars of their texts.
  package init(_ cells: [CellPart]) {
    self.cells = cells
    var indices: [CellPart: Int] = [:]
    for (number, cell) in cells.enumerated() {
      var contents: [CellPart] = []
      let frame = cell.mapContents { part in
        contents.append(part)
        return part.withoutContent
      }
      let index = indices[frame] ?? groups.count
      if index == groups.count {
        indices[frame] = index
        groups.append(Group(frame: frame, longest: contents))
      }
      groups[index].numbers.append(number)
      groups[index].longest = zip(groups[index].longest, contents).map { longer($0, $1) }
    }
  }

  private func longer(_ one: CellPart, _ other: CellPart) -> CellPart {
    guard case .text(let text) = one, case .text(let otherText) = other else { return one }
    return texts.prepared(text).unitWidth < texts.prepared(otherText).unitWidth ? other : one
  }

  /// The faults of cells of some sizes, by the cells' numbers; a cell without a size is not shown.
  ///
  /// - Complexity: O(*sizes*) in most cases, and O(*n*) in the scalars of the texts at most.
  package mutating func faults(
    in sizes: [Int: LayoutExtent], _ category: TextSizeCategory
  ) -> [(number: Int, faults: [PartFault])] {
    var found: [(number: Int, faults: [PartFault])] = []
    for index in groups.indices {
      for number in groups[index].numbers {
        guard let size = sizes[number], size.width > 0, size.height > 0 else { continue }
        let faults = faults(of: number, in: index, Look(size: size, category: category))
        if !faults.isEmpty { found.append((number, faults)) }
      }
    }
    return found.sorted { $0.number < $1.number }
  }

  private mutating func faults(of number: Int, in index: Int, _ look: Look) -> [PartFault] {
    if groups[index].holds[look] == nil {
      groups[index].holds[look] = isSure(groups[index], look)
    }
    guard groups[index].holds[look] == false else { return [] }
    if let known = groups[index].faults[look]?[number] { return known }
    let found = placed(cells[number], look).flatMap { faults(of: $0, look) }
    groups[index].faults[look, default: [:]][number] = found
    return found
  }

  private func placed(_ cell: CellPart, _ look: Look) -> [PlacedPart] {
    PartLayout(of: cell, in: look.size, category: look.category, texts: texts).placed
  }

  private func faults(of placed: PlacedPart, _ look: Look) -> [PartFault] {
    PartFault.all(of: placed, in: look.size, texts, look.category)
  }

  private func isSure(_ group: Group, _ look: Look) -> Bool {
    var contents = group.longest[...]
    let longest = group.frame.mapContents { contents.popFirst() ?? $0 }
    return placed(longest, look).allSatisfy { placed in
      guard faults(of: placed, look).isEmpty else { return false }
      guard case .text(let text) = placed.content else { return true }
      let pointSize = text.font(for: look.category).pointSize
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
