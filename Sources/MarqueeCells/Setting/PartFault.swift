package import MarqueeScreen

/// What people do not see of a part of a cell or a header.
package struct PartFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A text has more lines than are shown.
    case cut(TextCut)
    /// It lies beyond the edges of its cell, by some points at most.
    case outside(Double)
    /// An image has no width or no height.
    case flat
  }

  package let kind: Kind
  /// The text; `nil` for an image and for stars.
  package let text: String?
  /// The part of the item that it shows; `nil` for what is none, such as a category.
  package let part: ShownPart?

  package var isCut: Bool { if case .cut = kind { true } else { false } }

  /// How bad it is, compared with the same fault in other views.
  package var badness: Double {
    switch kind {
    case .cut(let cut):
      Double(cut.neededLineCount - cut.shownLineCount) / Double(cut.shownLineCount)
        + (cut.isCertain ? 1 : 0)
    case .outside(let distance): distance
    case .flat: 0
    }
  }

  /// A length in points below which nobody sees a difference.
  private static let tolerance = 0.5

  /// Finds the faults of a placed part, none if all of it is seen: what is cut can also be outside.
  static func all(
    of placed: PlacedPart, in cell: LayoutExtent, _ texts: TextCache, _ category: TextSizeCategory
  ) -> [PartFault] {
    var frame = placed.frame
    var faults: [PartFault] = []
    let (shownText, part): (String?, ShownPart?)
    switch placed.content {
    case .text(let text):
      (shownText, part) = (text.string, text.part)
      let font = text.font(for: category)
      let lines = texts.prepared(text).lines(fitting: frame.width, pointSize: font.pointSize)
      var lineCount = lines.count
      if let limit = text.lineLimit, lineCount > limit,
        let cut = TextSetting(text, fitting: frame.width, for: category).cut
      {
        faults.append(PartFault(kind: .cut(cut), text: shownText, part: part))
        lineCount = cut.shownLineCount
      }
      frame.size = LayoutExtent(
        width: min(lines.width, frame.width), height: Double(lineCount) * font.lineHeight)
    case .mark(.image):
      (shownText, part) = (nil, .image)
      guard frame.width >= 1, frame.height >= 1 else {
        return [PartFault(kind: .flat, text: nil, part: part)]
      }
    case .mark(.stars): (shownText, part) = (nil, .rating)
    case .mark: return []
    }
    let distance = Self.distance(of: frame, beyond: cell, isScrolled: placed.isScrolled)
    if distance > Self.tolerance {
      faults.append(PartFault(kind: .outside(distance), text: shownText, part: part))
    }
    return faults
  }

  private static func distance(
    of frame: LayoutRect, beyond cell: LayoutExtent, isScrolled: Bool
  ) -> Double {
    let vertical = max(-frame.minY, frame.maxY - cell.height)
    return isScrolled ? vertical : max(vertical, -frame.minX, frame.maxX - cell.width)
  }
}
