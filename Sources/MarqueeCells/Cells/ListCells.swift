import MarqueeScreen

extension CellPart {
  /// Makes a line of a list, with its rank in front of all else.
  static func row(_ row: Row, rank: Int?, _ theme: Theme) -> CellPart {
    let metrics = CellMetrics.row
    var texts: [CellPart] = [.text(CellText(row.text, metrics.text, as: .title))]
    if let secondary = row.secondaryText, !secondary.isEmpty {
      texts.append(
        .text(CellText(secondary, metrics.secondaryText, color: .secondaryLabel, as: .subtitle)))
    }
    var parts: [CellPart] = [.filling(.column(texts, spacing: metrics.textSpacing))]
    var textStart = metrics.insets.leading
    if row.imageName != nil || row.imageLink != nil {
      let image = CellImage(of: row, cornerRadius: metrics.imageCornerRadius, theme)
      parts.insert(
        .sized(width: metrics.imageSide, height: metrics.imageSide, .image(image)), at: 0)
      textStart += metrics.imageSide + metrics.imageSpacing
    }
    if let rank {
      let space = CellPart.sized(width: metrics.minimumRankWidth, height: nil, .empty)
      parts.insert(.layers([space, .text(CellText("\(rank)", metrics.rank))]), at: 0)
      textStart += metrics.minimumRankWidth + metrics.imageSpacing
    }
    return .layers([
      .inset(metrics.insets, .row(parts, spacing: metrics.imageSpacing)),
      .inset(DirectionalEdgeInsets(leading: textStart), separator),
    ])
  }

  private static let separator = CellPart.column(
    [.space, .sized(width: nil, height: 1, .box(CellBox(fill: .separator), .empty))], spacing: 0)

  /// A row without the line below it; any other cell as it is.
  package var withoutSeparator: CellPart {
    guard case .layers(let parts) = self, case .inset(_, Self.separator) = parts.last else {
      return self
    }
    return .layers(parts.dropLast())
  }

  static func chips(_ categories: Categories) -> CellPart {
    var titles = categories.titles[...]
    let rows = categories.displayRows.map { texts in
      defer { titles = titles.dropFirst(texts.count) }
      let chips = zip(titles, texts).map { CellPart.button($0, chip($1)) }
      return CellPart.row(chips, spacing: 8)
    }
    return .scrolling(
      .inset(
        DirectionalEdgeInsets(leading: 20, trailing: 20),
        .column([.space] + rows + [.space], spacing: 8)))
  }

  private static func chip(_ title: String) -> CellPart {
    .box(
      CellBox(fill: .fill, border: .separator, cornerRadius: 18),
      .inset(
        DirectionalEdgeInsets(top: 9, leading: 14, bottom: 9, trailing: 14),
        .text(CellText(title, .footnote, weight: .semibold, lineLimit: 1))))
  }
}
