package import MarqueeScreen

/// A text of a cell that is not completely visible.
package struct CutText: Sendable {
  package let string: String
  /// The first word that is not completely visible.
  package let word: String
  package let neededLineCount: Int
  package let shownLineCount: Int

  /// Finds the first such text of a cell.
  ///
  /// - Returns: `nil` if all texts are completely visible.
  /// - Complexity: O(*n*) in the scalars of the texts.
  package init?(in part: CellPart, of size: LayoutExtent, _ category: TextSizeCategory) {
    for (text, frame) in PartLayout(of: part, in: size, category: category).texts {
      guard let limit = text.lineLimit, limit > 0 else { continue }
      let measurer = TextMeasurer(font: text.font(for: category))
      let lines = measurer.measure(text.string, fitting: frame.width).lines
      guard lines.count > limit else { continue }
      string = text.string
      word = lines[limit].split(separator: " ").first.map(String.init) ?? lines[limit]
      neededLineCount = lines.count
      shownLineCount = limit
      return
    }
    return nil
  }
}

extension CellPart {
  /// Returns the height in points that the part needs in a width.
  package func height(fitting width: Double, _ category: TextSizeCategory) -> Double {
    PartLayout(category: category).size(of: self, fitting: width).height
  }

  /// The texts that have a line limit, in the order in which they are placed.
  package var limitedTexts: [CellText] {
    if case .text(let text) = self { return text.lineLimit == nil ? [] : [text] }
    return parts.flatMap(\.limitedTexts)
  }
}

/// A text with a line limit, measured once for all sizes.
package struct LimitedText: Sendable {
  let text: CellText
  /// The width on one line, in a font of one point.
  let unitWidth: Double

  /// Measures a text.
  ///
  /// - Complexity: O(*n*) in its scalars.
  package init(_ text: CellText) {
    self.text = text
    unitWidth = TextMeasurer.unitWidth(of: text.string, text.weight)
  }
}

/// The spaces of the texts in cells of one size and structure, to see quickly which texts surely
/// fit.
package struct TextRooms {
  private let size: LayoutExtent
  private let category: TextSizeCategory
  /// The widths of the spaces of texts with a limit, by the number of such texts in a cell.
  private var widths: [Int: [Double]] = [:]

  package init(_ size: LayoutExtent, _ category: TextSizeCategory) {
    self.size = size
    self.category = category
  }

  /// Returns the first text of a cell that is not completely visible.
  ///
  /// - Parameter texts: The ``CellPart/limitedTexts`` of the cell.
  /// - Complexity: O(1) for each text that fits on one line, O(*n*) in its scalars for any other.
  package mutating func cutText(in part: CellPart, _ texts: [LimitedText]) -> CutText? {
    let widths = widths(for: part, count: texts.count)
    let mayBeCut = zip(texts, widths).contains { text, width in
      text.unitWidth * text.text.font(for: category).pointSize > width
    }
    return mayBeCut ? CutText(in: part, of: size, category) : nil
  }

  private mutating func widths(for part: CellPart, count: Int) -> [Double] {
    if let known = widths[count] { return known }
    let found = PartLayout(of: part, in: size, category: category).texts
      .filter { $0.text.lineLimit != nil }.map(\.frame.width)
    widths[count] = found
    return found
  }
}
