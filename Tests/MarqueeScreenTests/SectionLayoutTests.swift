import MarqueeCatalog
import MarqueeScreen
import Testing

/// The layout of each section type, with the numbers in the table of the format.
@Suite struct SectionLayoutTests {
  /// The layout of a screen's only section.
  private func layout(of type: SectionType) throws -> LayoutSection {
    let section = CatalogSection(type: type, name: "Name", items: [])
    let screen = Screen(Catalog(sections: [section]))
    let screenSection = try #require(screen.sections.first)
    #expect(screenSection.layout == type.name)
    return screen.layout(of: screenSection)
  }

  private static let whole = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))

  private static func size(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutSize {
    LayoutSize(width: width, height: height)
  }

  private static func poster(height: Double) -> LayoutSubitem {
    .item(
      LayoutItem(
        size: size(.fractionalWidth(0.3), .fractionalHeight(height)),
        contentInsets: DirectionalEdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 5)))
  }

  /// A row of posters under a name.
  private static func posters(itemHeight: Double, height: Double, count: Int) -> LayoutSection {
    LayoutSection(
      group: .horizontal(
        size: size(.fractionalWidth(0.9), .estimated(height)), subitem: poster(height: itemHeight),
        count: count),
      contentInsets: DirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5),
      orthogonalScrollingBehavior: .continuous,
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: size(.fractionalWidth(1), .absolute(30, scalesWithText: true)),
          elementKind: "UICollectionElementKindSectionHeader", alignment: .top)
      ])
  }

  /// A section with one item at full width.
  private static func single(_ height: LayoutDimension, _ insets: DirectionalEdgeInsets)
    -> LayoutSection
  {
    LayoutSection(
      group: .horizontal(size: size(.fractionalWidth(1), height), subitems: [.item(whole)]),
      contentInsets: insets)
  }

  private static func insets(
    _ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double
  ) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  @Test func `rows of posters`() throws {
    #expect(try layout(of: .basic) == Self.posters(itemHeight: 0.75, height: 200, count: 3))
    #expect(try layout(of: .large) == Self.posters(itemHeight: 0.75, height: 400, count: 2))
    #expect(try layout(of: .rank) == Self.posters(itemHeight: 0.9, height: 200, count: 2))
  }

  @Test func `main shows one poster`() throws {
    let expected = LayoutSection(
      group: .vertical(
        size: Self.size(.fractionalWidth(1), .absolute(450)), subitem: .item(Self.whole), count: 1),
      contentInsets: Self.insets(0, 0, 20, 0))
    #expect(try layout(of: .main) == expected)
  }

  @Test func `grid and two columns`() throws {
    let grid = LayoutSection(
      group: .horizontal(
        size: Self.size(.fractionalWidth(1), .fractionalWidth(0.2)),
        subitems: [
          .item(LayoutItem(width: .fractionalWidth(0.2), height: .fractionalHeight(1)))
        ]))
    #expect(try layout(of: .grid) == grid)
    let columns = LayoutSection(
      group: .horizontal(
        size: Self.size(.fractionalWidth(1), .absolute(44)), subitem: .item(Self.whole), count: 2,
        interItemSpacing: .fixed(10)),
      contentInsets: Self.insets(0, 10, 0, 10), interGroupSpacing: 10)
    #expect(try layout(of: .twoColumn) == columns)
  }

  @Test func `a list has plain rows`() throws {
    let list = try layout(of: .list)
    #expect(list.listConfiguration == ListConfiguration(appearance: .plain))
    #expect(list.group.size == Self.size(.fractionalWidth(1), .estimated(44)))
  }

  @Test func `sections of one item`() throws {
    #expect(
      try layout(of: .mainBanner)
        == Self.single(.absolute(220, scalesWithText: true), Self.insets(0, 0, 20, 0)))
    #expect(
      try layout(of: .featuredCourse)
        == Self.single(.absolute(230, scalesWithText: true), Self.insets(0, 20, 20, 20)))
    #expect(
      try layout(of: .businessBanner)
        == Self.single(.absolute(160, scalesWithText: true), Self.insets(0, 20, 20, 20)))
    var categories = Self.single(.absolute(88, scalesWithText: true), Self.insets(0, 0, 20, 0))
    categories.interGroupSpacing = 10
    #expect(try layout(of: .categories) == categories)
  }

  @Test func `a text header is as high as its text`() throws {
    let header = try layout(of: .textHeader)
    #expect(header.contentInsets == Self.insets(0, 20, 8, 20))
    #expect(header.group.size.width == .fractionalWidth(1))
    guard case .estimated = header.group.size.height else {
      Issue.record("the height is not measured")
      return
    }
  }

  @Test func `course cards have a fixed size`() throws {
    let expected = LayoutSection(
      group: .horizontal(
        size: Self.size(.absolute(160), .absolute(200, scalesWithText: true)),
        subitems: [.item(Self.whole)]),
      contentInsets: Self.insets(0, 20, 20, 20), interGroupSpacing: 10,
      orthogonalScrollingBehavior: .continuous)
    #expect(try layout(of: .courseSwimlane) == expected)
  }

  @Test func `a type of the authors' own has the layout of a built-in one`() throws {
    let own = SectionType(authored: "recommend", itemKind: .poster, layout: .large)
    let screen = Screen(Catalog(sections: [CatalogSection(type: own, name: "You", items: [])]))
    #expect(screen.sections.map(\.type) == [own])
    #expect(screen.sections.map(\.layout) == ["large"])
    #expect(screen.layouts["large"] == Self.posters(itemHeight: 0.75, height: 400, count: 2))
  }
}
