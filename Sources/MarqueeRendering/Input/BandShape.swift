import MarqueeCells
import MarqueeDiagnostics
import MarqueeScreen

/// The shape of a band in place of a section that cannot be shown.
enum BandShape {
  static let height = 84.0
  /// The height of a card in place of the whole screen, including its margins.
  static let cardHeight = 220.0
  static let margins = DirectionalEdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12)
  static let edgeWidth = 4.0

  static func height(of section: FaultySection) -> Double {
    section.isWhole ? cardHeight : height
  }

  /// The content of a band, within its margins.
  ///
  /// Its texts do not scale with the text size, because they are not part of the content.
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
