/// A layout that authors name instead of describing one: `posters`, `hero`.
///
/// All have one left edge, 20 points from the screen's; a header has 32 points above it and 12
/// below it. Where the width is regular, more items are beside each other, and not wider ones.
package struct HouseLayout: Hashable, Sendable {
  package let name: String
  package let summary: String
  /// The built-in section type whose cells it has.
  package let look: SectionType
  private let shape: Shape

  private enum Shape: Hashable, Sendable {
    /// Cells in a row that scrolls sideways: their widths in points, where the width is compact and
    /// where it is regular, and the shape of their images, the width divided by the height. Those
    /// of a section of the type 'large' are larger.
    case row(widths: [Double], ratio: Double)
    /// Cells in columns.
    case columns(counts: [Int], ratio: Double)
    /// One cell at a time, as wide as the screen; its height is a fraction of the screen's.
    case page(heights: [Double])
    /// Rows of text, with a space at both sides in points.
    case list(sides: [Double])
  }

  package static let all = [
    HouseLayout(
      name: "posters", summary: "Posters of 2:3 in a row that scrolls sideways.", look: .basic,
      shape: .row(widths: [116, 124], ratio: 2 / 3)),
    HouseLayout(
      name: "stills", summary: "Images of 16:9 in a row that scrolls sideways.", look: .basic,
      shape: .row(widths: [240, 240], ratio: 16 / 9)),
    HouseLayout(
      name: "cards", summary: "Cards with an image of 3:2 in a row that scrolls sideways.",
      look: .courseSwimlane, shape: .row(widths: [176, 190], ratio: 3 / 2)),
    HouseLayout(
      name: "squares", summary: "Squares in a row that scrolls sideways.", look: .basic,
      shape: .row(widths: [140, 160], ratio: 1)),
    HouseLayout(
      name: "hero", summary: "One large image at a time, as wide as the screen.", look: .main,
      shape: .page(heights: [0.53, 0.45])),
    HouseLayout(
      name: "twoAcross", summary: "Images of 16:9, two beside each other; four on iPads.",
      look: .basic, shape: .columns(counts: [2, 4], ratio: 16 / 9)),
    HouseLayout(
      name: "threeAcross", summary: "Posters of 2:3, three beside each other; seven on iPads.",
      look: .basic, shape: .columns(counts: [3, 7], ratio: 2 / 3)),
    HouseLayout(
      name: "rows", summary: "Lines of text below each other, of a width that is easy to read.",
      look: .list, shape: .list(sides: [4, 84])),
  ]

  package static func named(_ name: String) -> HouseLayout? { all.first { $0.name == name } }

  /// What their names begin with in a screen; no author's layout can have such a name.
  private static let prefix = "house"

  /// - Parameter name: The name of a section's layout in a screen.
  package static func ofScreen(_ name: String) -> HouseLayout? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts[0] == prefix ? named(String(parts[1])) : nil
  }

  private func hasHeader(for type: SectionType) -> Bool {
    if case .page = shape { false } else { type.showsName }
  }

  /// The name in a screen, which is different for each form that the layout has.
  package func name(for type: SectionType) -> String {
    let form = [
      hasHeader(for: type) ? nil : "plain", type.isLarge ? "large" : nil,
      type.hasNumerals ? "numbered" : nil, type.textHeight == 0 ? nil : "\(Int(type.textHeight))",
    ]
    return ([Self.prefix, name] + form.compactMap(\.self)).joined(separator: ".")
  }

  /// The layout for sections of a type, with room for the texts of its items, and for a header if
  /// the type shows one.
  package func layout(for type: SectionType) -> LayoutSection {
    var layout = layout(for: type, isWidthRegular: false)
    layout.regular = self.layout(for: type, isWidthRegular: true)
    return layout
  }

  private func layout(for type: SectionType, isWidthRegular: Bool) -> LayoutSection {
    let (form, gap) = isWidthRegular ? (1, 12.0) : (0, 10.0)
    let spaced = LayoutSubitem.item(
      LayoutItem(
        size: .fillingItem,
        contentInsets: DirectionalEdgeInsets(leading: gap / 2, trailing: gap / 2)))
    let texts = type.textHeight
    let hasHeader = hasHeader(for: type)
    // The edge, without the half of a gap that is at each side of a cell, and in a header.
    var side = 20 - gap / 2
    var headerOffset = 0.0
    var layout: LayoutSection
    switch shape {
    case .row(let widths, let ratio):
      let width = (widths[form] * (type.isLarge ? 1.6 : 1)).rounded()
      let height = width / ratio + texts
      layout = LayoutSection(
        group: .horizontal(
          size: LayoutSize(
            // Narrow images keep their shape: the largest text is 53 ÷ 17 of the standard one.
            width: .absolute(
              width * (type.hasNumerals ? 1.5 : 1) + gap,
              scalesWithText: texts > 0 && width < 125),
            height: .absolute(height.rounded(), scalesWithText: texts > 0)),
          subitems: [spaced]), orthogonalScrollingBehavior: .continuous)
    case .columns(let counts, let ratio):
      let width = Self.usualWidths[form] / Double(counts[form])
      let height = (width - gap) / ratio + texts
      layout = LayoutSection(
        group: .horizontal(
          size: LayoutSize(
            width: .fractionalWidth(1),
            // A sum of points and a fraction cannot be written; with texts they matter more.
            height: texts > 0
              ? .absolute(height.rounded(), scalesWithText: true)
              : .fractionalWidth((height / Self.usualWidths[form] * 1000).rounded() / 1000)),
          subitem: spaced, count: counts[form]), interGroupSpacing: gap)
    case .page(let heights):
      return LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(heights[form])),
          subitems: [.item(LayoutItem(size: .fillingItem))]),
        contentInsets: DirectionalEdgeInsets(bottom: Self.spaceBelow),
        contentInsetsReference: .none,
        orthogonalScrollingBehavior: .groupPaging)
    case .list(let sides):
      layout = .list(ListConfiguration(appearance: .plain))
      layout.contentInsetsReference = .automatic
      side = sides[form]
      headerOffset = 11
    }
    if hasHeader {
      layout.boundarySupplementaryItems = [
        BoundarySupplementaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .estimated(28)),
          elementKind: ElementKind.sectionHeader, alignment: .top,
          offset: LayoutPoint(x: headerOffset, y: 0))
      ]
    }
    layout.contentInsets = DirectionalEdgeInsets(
      top: hasHeader ? 12 : 0, leading: side, bottom: Self.spaceBelow, trailing: side)
    return layout
  }

  package static let headerSize = 22.0
  /// Below each section, so that a header has it above.
  private static let spaceBelow = 32.0
  /// The room for columns on an iPhone 15 and on an iPad of 11 inches.
  private static let usualWidths = [363.0, 806]
}

extension Theme {
  /// Returns the theme for the header of a section, which is larger in a layout of the house if no
  /// size is written.
  package func ofHeader(in section: ScreenSection) -> Theme {
    var theme = self
    let house = HouseLayout.ofScreen(section.layout)
    theme.headerSize = headerSize ?? house.map { _ in HouseLayout.headerSize }
    return theme
  }
}

extension SectionType {
  fileprivate var isLarge: Bool { lookType.name == SectionType.large.name }

  /// Whether there is a numeral beside each image.
  fileprivate var hasNumerals: Bool { isNumbered && !hasRankedRows }

  /// The height in points that the texts of a cell need below its image, in the standard text size;
  /// 0 if no text is there.
  fileprivate var textHeight: Double {
    guard imageFit == .width else { return 0 }
    let texts = ShownPart.allCases.map { itemKind.show[$0] == nil ? 0 : $0.heightBelowImage }
    return texts.reduce(4, +)
  }
}

extension ShownPart {
  /// The height of its lines below an image, with the space between them; a title has two.
  fileprivate var heightBelowImage: Double {
    switch self {
    case .title: 34
    case .subtitle, .caption, .rating: 17
    case .price: 21
    default: 0
    }
  }
}
