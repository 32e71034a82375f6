package import MarqueeScreen

/// Lays out the parts of a cell.
///
/// The rules are those of the page's style: rows and columns are flexboxes, layers are a grid with
/// one cell.
package struct PartLayout {
  let category: TextSizeCategory
  /// What has been placed, from the back to the front.
  private(set) var placed: [PlacedPart] = []
  private var texts = TextCache()
  private var isScrolled = false

  package init(category: TextSizeCategory) { self.category = category }

  /// Places the parts of a cell of a size.
  init(
    of part: CellPart, in size: LayoutExtent, category: TextSizeCategory,
    texts: TextCache = TextCache()
  ) {
    self.category = category
    self.texts = texts
    place(part, in: LayoutRect(origin: .zero, size: size))
  }

  /// Returns what a cell of a size draws, from the back to the front.
  package static func marks(
    of part: CellPart, in size: LayoutExtent, category: TextSizeCategory,
    direction: ReadingDirection = .leftToRight
  ) -> [Mark] {
    let placed = PartLayout(of: part, in: size, category: category).placed
    let marks = placed.flatMap { $0.marks(in: category) }
    return direction == .leftToRight ? marks : marks.map { $0.mirrored(in: size.width) }
  }

  /// Returns the size that a part needs, limited to a width.
  package func size(of part: CellPart, fitting width: Double) -> LayoutExtent {
    switch part {
    case .text(let text):
      let font = text.font(for: category)
      let lines = texts.prepared(text).lines(fitting: width, pointSize: font.pointSize)
      let count = text.lineLimit.map { min(lines.count, max(0, $0)) } ?? lines.count
      return LayoutExtent(
        width: min(lines.width, width), height: Double(count) * font.lineHeight)
    case .row(let parts, let spacing):
      let widths = widths(of: parts, spacing: spacing, in: width)
      let heights = zip(parts, widths).map { size(of: $0, fitting: $1).height }
      return LayoutExtent(
        width: widths.reduce(0, +) + spacing * Double(max(0, parts.count - 1)),
        height: heights.max() ?? 0)
    case .flow(let parts, let spacing):
      let sizes = lines(of: parts, spacing: spacing, in: width).map { $0.size }
      return Self.stack(sizes, spacing: spacing)
    case .column(let parts, let spacing):
      return Self.stack(parts.map { size(of: $0, fitting: width) }, spacing: spacing)
    case .layers(let parts):
      let sizes = parts.map { size(of: $0, fitting: width) }
      return LayoutExtent(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .inset(let insets, let part):
      let sides = insets.leading + insets.trailing
      let inner = size(of: part, fitting: max(0, width - sides))
      return LayoutExtent(
        width: inner.width + sides, height: inner.height + insets.top + insets.bottom)
    case .sized(let ownWidth, let ownHeight, let part):
      let inner = size(of: part, fitting: ownWidth ?? width)
      return LayoutExtent(width: ownWidth ?? inner.width, height: ownHeight ?? inner.height)
    case .stars(_, let count, let style):
      let height = TextFont(style, for: category).lineHeight
      return LayoutExtent(width: min(Self.starPitch(height) * Double(count), width), height: height)
    case .cover: return .zero
    case .filling(let part), .box(_, let part), .button(_, let part), .scrolling(let part):
      return size(of: part, fitting: width)
    case .image, .ranked, .progress, .shade, .empty:
      return .zero
    }
  }

  package static func starPitch(_ lineHeight: Double) -> Double {
    (lineHeight * StarShape.pitch).rounded()
  }

  private mutating func add(_ content: PlacedPart.Content, in frame: LayoutRect) {
    placed.append(PlacedPart(content: content, frame: frame, isScrolled: isScrolled))
  }

  private mutating func place(_ part: CellPart, in frame: LayoutRect) {
    switch part {
    case .text(let text): add(.text(text), in: frame)
    case .image(let image): add(.mark(.image(image, frame)), in: frame)
    case .row(let parts, let spacing): place(row: parts, spacing, in: frame)
    case .flow(let parts, let spacing): place(flow: parts, spacing, in: frame)
    case .column(let parts, let spacing): place(column: parts, spacing, in: frame)
    case .layers(let parts):
      for part in parts { place(part, in: frame) }
    case .inset(let insets, let part): place(part, in: frame.inset(by: insets))
    case .sized(let width, let height, let part):
      place(
        part,
        in: LayoutRect(
          x: frame.minX, y: frame.minY, width: width ?? frame.width,
          height: height ?? frame.height))
    case .filling(let part), .cover(_, let part), .button(_, let part): place(part, in: frame)
    case .scrolling(let part):
      let wasScrolled = isScrolled
      isScrolled = true
      place(part, in: frame)
      isScrolled = wasScrolled
    case .box(let box, let part):
      add(.mark(.area(box, frame)), in: frame)
      place(part, in: frame)
    case .stars(let rating, let count, _):
      add(.mark(.stars(rating, of: count, frame)), in: frame)
    case .ranked(let rank, let image): place(rank, image, in: frame)
    case .progress(let part): place(progress: part, in: frame)
    case .shade: add(.mark(.shade(frame)), in: frame)
    case .empty: break
    }
  }

  private mutating func place(row parts: [CellPart], _ spacing: Double, in frame: LayoutRect) {
    var x = frame.minX
    for (part, width) in zip(parts, widths(of: parts, spacing: spacing, in: frame.width)) {
      let height = part.fillsHeight ? frame.height : size(of: part, fitting: width).height
      place(
        part,
        in: LayoutRect(
          x: x, y: frame.minY + (frame.height - height) / 2, width: width, height: height))
      x += width + spacing
    }
  }

  private mutating func place(flow parts: [CellPart], _ spacing: Double, in frame: LayoutRect) {
    var y = frame.minY
    for line in lines(of: parts, spacing: spacing, in: frame.width) {
      let room = LayoutRect(x: frame.minX, y: y, width: frame.width, height: line.size.height)
      place(row: line.parts, spacing, in: room)
      y += line.size.height + spacing
    }
  }

  /// The lines of a flow; a part that is wider than all the space is as wide as that.
  private func lines(
    of parts: [CellPart], spacing: Double, in room: Double
  ) -> [(parts: [CellPart], size: LayoutExtent)] {
    var lines: [(parts: [CellPart], size: LayoutExtent)] = []
    for part in parts {
      let own = part.isFilling ? LayoutExtent.zero : size(of: part, fitting: room)
      let part = part.isFilling ? part : .sized(width: own.width, height: nil, part)
      if let last = lines.indices.last,
        lines[last].size.width + spacing + own.width <= room + LineBreaker.tolerance
      {
        lines[last].parts.append(part)
        lines[last].size.width += spacing + own.width
        lines[last].size.height = max(lines[last].size.height, own.height)
      } else {
        lines.append(([part], own))
      }
    }
    return lines
  }

  private static func stack(_ sizes: [LayoutExtent], spacing: Double) -> LayoutExtent {
    LayoutExtent(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(0, +) + spacing * Double(max(0, sizes.count - 1)))
  }

  private func widths(of parts: [CellPart], spacing: Double, in room: Double) -> [Double] {
    let own = parts.map { $0.isFilling ? 0 : size(of: $0, fitting: .infinity).width }
    let taken = own.reduce(0, +) + spacing * Double(max(0, parts.count - 1))
    let share = share(of: parts, room: room.isFinite ? room : 0, taken: taken)
    return zip(parts, own).map { part, own in
      guard part.isFilling else { return own }
      return room.isFinite ? share : size(of: part, fitting: .infinity).width
    }
  }

  private mutating func place(column parts: [CellPart], _ spacing: Double, in frame: LayoutRect) {
    var parts = parts
    var own = heights(of: parts, in: frame.size)
    let spaces = spacing * Double(max(0, parts.count - 1))
    if let index = parts.firstIndex(where: \.fitsRoom), case .text(var text) = parts[index] {
      let line = text.font(for: category).lineHeight
      let room = frame.height - spaces - own.reduce(0, +) + own[index] + LineBreaker.tolerance
      let lines = max(1, Int(min(room / line, Self.mostLines)))
      text.lineLimit = min(text.lineLimit ?? lines, lines)
      parts[index] = .text(text)
      own[index] = size(of: parts[index], fitting: frame.width).height
    }
    let share = share(of: parts, room: frame.height, taken: own.reduce(0, +) + spaces)
    var y = frame.minY
    for (part, own) in zip(parts, own) {
      let height = part.isFilling ? share : own
      place(part, in: LayoutRect(x: frame.minX, y: y, width: frame.width, height: height))
      y += height + spacing
    }
  }

  /// More lines than any text has.
  private static let mostLines = 1e6

  /// The heights of a column's parts; 0 for those that take what the others leave.
  private func heights(of parts: [CellPart], in column: LayoutExtent) -> [Double] {
    parts.map { part in
      switch part {
      case .filling: 0
      case .cover(let share, _): share.height(in: column, category)
      default: size(of: part, fitting: column.width).height
      }
    }
  }

  /// Returns the share of each filling part in the space that the others leave.
  private func share(of parts: [CellPart], room: Double, taken: Double) -> Double {
    let count = parts.count(where: \.isFilling)
    return count == 0 ? 0 : max(0, room - taken) / Double(count)
  }

  private mutating func place(progress part: Double, in frame: LayoutRect) {
    let radius = frame.height / 2
    add(.mark(.area(CellBox(fill: .separator, cornerRadius: radius), frame)), in: frame)
    var filled = frame
    filled.size.width = frame.width * min(max(0, part), 1)
    add(.mark(.area(CellBox(fill: .accent, cornerRadius: radius), filled)), in: filled)
  }

  private mutating func place(_ rank: Int, _ image: CellImage, in frame: LayoutRect) {
    let shape = RankShape(rank: rank, size: frame.size)
    let poster = LayoutRect(
      x: frame.minX + shape.posterX, y: frame.minY, width: shape.posterWidth,
      height: frame.height)
    let numeral = Numeral(
      number: rank,
      end: LayoutPoint(x: frame.minX + shape.numeralEnd, y: frame.minY + shape.baseline),
      pointSize: shape.pointSize, narrowing: shape.narrowing, strokeWidth: shape.strokeWidth)
    add(.mark(.numeral(numeral)), in: frame)
    add(.mark(.image(image, poster)), in: poster)
  }
}

extension CellPart {
  package var fitsRoom: Bool { if case .text(let text) = self { text.fitsRoom } else { false } }

  var fillsHeight: Bool {
    switch self {
    case .image, .ranked, .progress, .shade, .empty: true
    case .filling(let part), .box(_, let part), .button(_, let part): part.fillsHeight
    default: false
    }
  }
}

extension LayoutRect {
  package func inset(by insets: DirectionalEdgeInsets) -> LayoutRect {
    LayoutRect(origin: origin.offset(by: insets.corner), size: size.inset(by: insets))
  }
}
