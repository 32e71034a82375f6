import MarqueeCatalog
import MarqueeLayout

extension CellPart {
  /// A line of a list, with its separator.
  static func row(_ row: Row) -> CellPart {
    var texts: [CellPart] = [.text(CellText(row.text, .body))]
    if let secondary = row.secondaryText, !secondary.isEmpty {
      texts.append(.text(CellText(secondary, .footnote, color: .secondaryLabel)))
    }
    var parts: [CellPart] = [.filling(.column(texts, spacing: 2))]
    if let name = row.imageName {
      parts.insert(
        .sized(
          width: 32, height: 32,
          .picture(CellPicture(name: name, cornerRadius: 7))), at: 0)
    }
    let separator = CellPart.inset(
      DirectionalEdgeInsets(leading: row.imageName == nil ? 16 : 60),
      .column(
        [
          .space,
          .sized(width: nil, height: 1, .box(CellBox(fill: .separator), .empty)),
        ], spacing: 0))
    return .layers([
      .inset(
        DirectionalEdgeInsets(top: 9, leading: 16, bottom: 9, trailing: 16),
        .row(parts, spacing: 12)),
      separator,
    ])
  }

  /// Category titles in two rows.
  static func chips(_ categories: Categories) -> CellPart {
    let titles = categories.displayTitles
    let half = titles.count / 2
    let rows = [titles[..<half], titles[half...]].map { titles in
      CellPart.row(titles.map(chip), spacing: 8)
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
