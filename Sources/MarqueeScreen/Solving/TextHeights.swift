import MarqueeCatalog
import MarqueeLayout

/// The cells and headers of a screen whose height depends on their text, and what they measure.
struct TextHeights {
  /// A cell or header, and how wide it is.
  private struct Measured {
    let kind: LayoutElement.Kind
    let section: Int
    let item: Int
    let text: MeasuredText
    let width: Double
  }

  private var measured: [Measured] = []
  private let scale: Double

  /// Whether no height depends on a text.
  var isEmpty: Bool { measured.isEmpty }

  /// Finds what is to be measured.
  ///
  /// - Parameter solved: The screen laid out with estimates.
  init(_ screen: Screen, in solved: SolvedLayout) {
    scale = solved.environment.scale
    for (index, section) in screen.sections.enumerated() {
      let header = screen.layout(of: section).hasEstimatedHeader ? section.name : nil
      let metrics = section.metrics
      guard metrics != nil || header != nil else { continue }
      let items = section.shownItems
      for element in solved.elements(ofSection: index) {
        let text: MeasuredText? =
          switch element.kind {
          case .cell where items.indices.contains(element.item):
            MeasuredText(items[element.item].item, metrics)
          case .boundary(ElementKind.sectionHeader): header.map(MeasuredText.init(sectionName:))
          case .cell, .boundary, .supplementary, .layoutBoundary, .decoration: nil
          }
        guard let text else { continue }
        measured.append(
          Measured(
            kind: element.kind, section: index, item: element.item, text: text,
            width: element.frame.width))
      }
    }
  }

  /// What cells and headers measure in a text size.
  ///
  /// - Complexity: O(*m*) in the scalars of their texts.
  func sizes(for textSize: TextSizeCategory) -> MeasuredSizes {
    var sizes = MeasuredSizes()
    for measured in measured {
      let size = FittedSize(
        height: measured.text.height(fitting: measured.width, scale: scale, textSize))
      if case .boundary(let kind) = measured.kind {
        sizes[section: measured.section, boundary: kind] = size
      } else {
        sizes[section: measured.section, item: measured.item] = size
      }
    }
    return sizes
  }
}

extension LayoutSection {
  /// Whether the section has a header that is as high as its text.
  fileprivate var hasEstimatedHeader: Bool {
    boundarySupplementaryItems.contains { item in
      guard case .estimated = item.size.height else { return false }
      return item.elementKind == ElementKind.sectionHeader
    }
  }
}
