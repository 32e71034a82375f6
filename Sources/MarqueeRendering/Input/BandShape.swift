import MarqueeCells
import MarqueeLayout
import MarqueeSolver

/// How what cannot be shown is drawn in place of a section.
enum BandShape {
  /// The height of a band, with the room around it.
  static let height = 84.0
  /// The height of a card in place of the whole screen, with the room around it.
  static let cardHeight = 220.0
  /// The room around the area.
  static let margins = DirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  /// The width of the colored edge.
  static let edgeWidth = 4.0

  /// The height that a faulty section takes.
  static func height(of section: FaultySection) -> Double {
    section.isWhole ? cardHeight : height
  }

  /// What a band shows, within its margins.
  ///
  /// Its texts have the usual size on every screen: they are not part of the content.
  static func part(of section: FaultySection) -> CellPart {
    .box(
      CellBox(fill: .fill, border: .separator, cornerRadius: 8),
      .inset(
        DirectionalEdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 10),
        .column(
          [
            .text(
              CellText(
                headline(of: section), .footnote, weight: .semibold,
                lineLimit: section.isWhole ? 3 : 1)),
            .text(
              CellText(
                section.message, .footnote, color: .secondaryLabel,
                lineLimit: section.isWhole ? 8 : 2)),
          ], spacing: 1)))
  }

  /// `error: Section "New", Home.plist:12`.
  static func headline(of section: FaultySection) -> String {
    "\(section.severity.rawValue): \(section.title), \(section.place)"
  }
}
