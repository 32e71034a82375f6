import MarqueeScreen
import Testing

/// The element kinds that a collection view needs views for.
@Suite struct ElementKindTests {
  private let size = LayoutSize(width: .absolute(10), height: .absolute(10))

  private func badge(_ kind: String) -> SupplementaryItem {
    SupplementaryItem(size: size, elementKind: kind, containerAnchor: LayoutAnchor(edges: .top))
  }

  @Test func `they are those of headers, footers, groups and cells, at every depth`() {
    let cell = LayoutItem(size: size, supplementaryItems: [badge("cell")])
    var inner = LayoutGroup.vertical(size: size, subitem: .item(cell), count: 2)
    inner.supplementaryItems = [badge("inner")]
    var group = LayoutGroup.horizontal(
      size: size, subitems: [.group(inner), .item(LayoutItem(size: size))])
    group.supplementaryItems = [badge("group"), badge("inner")]
    let section = LayoutSection(
      group: group,
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(size: size, elementKind: "header", alignment: .top),
        BoundarySupplementaryItem(size: size, elementKind: "footer", alignment: .bottom),
      ], decorationItems: [DecorationItem(background: "background")])
    #expect(section.elementKinds == ["cell", "inner", "group", "header", "footer"])
  }

  @Test func `a list has those of its header and footer`() {
    let list = ListConfiguration(
      appearance: .plain, headerMode: .supplementary, footerMode: .supplementary)
    #expect(
      LayoutSection.list(list).elementKinds == [
        ElementKind.sectionHeader, ElementKind.sectionFooter,
      ])
    #expect(LayoutSection.list(ListConfiguration(appearance: .plain)).elementKinds.isEmpty)
  }
}
