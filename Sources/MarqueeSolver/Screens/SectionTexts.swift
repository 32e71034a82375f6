import MarqueeScreen

/// The texts of a section that affect heights.
///
/// It is a class because it is shared by all devices and text sizes.
final class SectionTexts: Sendable {
  /// The measured content of each cell, by item; empty if no cell's height depends on a text.
  let cells: [MeasuredText?]
  /// The header, if it is as high as its text; `nil` for any other.
  let header: MeasuredText?

  /// Finds the texts of a section that affect heights; `nil` if there are none.
  ///
  /// - Complexity: O(*n*) in the scalars of the section's texts.
  init?(_ section: ScreenSection, in layout: LayoutSection, _ theme: Theme) {
    header =
      layout.hasEstimatedHeader
      ? section.name.map { MeasuredText(sectionName: $0, theme.ofHeader(in: section)) } : nil
    let metrics = section.metrics
    cells = metrics == nil ? [] : section.shownItems.map { MeasuredText($0.item, metrics) }
    if header == nil, !cells.contains(where: { $0 != nil }) { return nil }
  }
}

extension LayoutSection {
  fileprivate var hasEstimatedHeader: Bool {
    boundarySupplementaryItems.contains { item in
      guard case .estimated = item.size.height else { return false }
      return item.elementKind == ElementKind.sectionHeader
    }
  }
}
