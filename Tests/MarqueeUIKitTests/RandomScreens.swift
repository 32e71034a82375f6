import MarqueeScreen
import TestSupport

/// Makes screens of few names, so that two of them have much in common.
struct RandomScreens {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func one<Value>(of values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  /// Section types of three kinds of cells; 'shelf' looks like 'basic' and has cells of its own.
  private static let types = [
    SectionType.basic, .large, .main, .list, .textHeader,
    SectionType(authored: "shelf", itemKind: .poster, layout: .basic),
  ]

  mutating func screen() throws -> Screen {
    var items = (0..<12).map { "item\($0)" }.shuffled(using: &generator)
    let ids = ["a", "b", "c", "d"].shuffled(using: &generator).prefix(one(of: [0, 1, 2, 3, 4]))
    let sections = ids.map { id in
      let type = one(of: Self.types)
      let own = items.prefix(type == .textHeader ? 1 : one(of: [0, 1, 2, 3, 4]))
      items.removeFirst(own.count)
      return ScreenSection(
        id: id, type: type, name: one(of: ["New", "Old"]), layout: one(of: [nil, nil, "own"]),
        link: one(of: [nil, "https://example.com"]), items: own.map { item($0, of: type) })
    }
    return try Screen(
      sections: Array(sections), layouts: ["own": layout()], layoutConfiguration: configuration(),
      currency: one(of: [nil, "EUR"]))
  }

  private mutating func item(_ id: String, of type: SectionType) -> ScreenItem {
    let title = one(of: ["One", "Two"])
    return ScreenItem(
      id: id,
      type.itemKind == .row
        ? .row(Row(text: title))
        : type.itemKind == .textHeader
          ? .textHeader(TextHeader(text: title))
          : .poster(Poster(description: title, imageName: one(of: ["a", "b"]))))
  }

  private mutating func layout() -> LayoutSection {
    var section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(80)),
        subitem: .item(LayoutItem(size: .fillingItem)), count: one(of: [1, 2])),
      // On a narrow view this leaves no room.
      contentInsets: DirectionalEdgeInsets(leading: 16, trailing: one(of: [16, 320])))
    if one(of: [true, false]) {
      section.boundarySupplementaryItems = [
        BoundarySupplementaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
          elementKind: one(of: [ElementKind.sectionHeader, ElementKind.sectionFooter]),
          alignment: .top)
      ]
    }
    if one(of: [true, false]) { section.decorationItems = [DecorationItem(background: "card")] }
    return section
  }

  private static let banner = BoundarySupplementaryItem(
    size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)), elementKind: "banner",
    alignment: .top)

  private mutating func configuration() -> LayoutConfiguration {
    LayoutConfiguration(
      scrollDirection: one(of: [.vertical, .vertical, .horizontal]),
      interSectionSpacing: one(of: [0, 12]),
      boundarySupplementaryItems: one(of: [[], [], [Self.banner]]))
  }
}
