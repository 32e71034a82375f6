import MarqueeScreen
import MarqueeSolver
import Testing

/// The rows of a well-known catalog screen on a phone of 393 × 852 points at scale 3.
///
/// Worked out by hand: 0.9 of 393 is 353.7, which is 353 ⅔ in whole pixels. Three equal parts of
/// that are 117 ⅔, two are 176 ⅔. A row is as high as its items, not as its estimate: 0.75 of 200
/// is 150.
@Suite struct CatalogScreenTests {
  private static func swimlane(height: Double, part: Double, count: Int) -> LayoutSection {
    var item = LayoutItem(width: .fractionalWidth(0.3), height: .fractionalHeight(part))
    item.contentInsets = DirectionalEdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 5)
    return LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(0.9), height: .estimated(height)),
        subitem: .item(item), count: count),
      contentInsets: DirectionalEdgeInsets(leading: 5, trailing: 5),
      orthogonalScrollingBehavior: .continuous,
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
          elementKind: ElementKind.sectionHeader, alignment: .top)
      ])
  }

  private static let main = LayoutSection(
    group: .vertical(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(450)),
      subitem: .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))),
      count: 1),
    contentInsets: DirectionalEdgeInsets(bottom: 20))

  private let solved = LayoutSolver(
    CompositionalLayout(sections: [
      main, swimlane(height: 200, part: 0.75, count: 3),
      swimlane(height: 400, part: 0.75, count: 2), swimlane(height: 200, part: 0.9, count: 2),
    ]),
    environment: LayoutEnvironment(containerSize: LayoutExtent(width: 393, height: 852), scale: 3)
  ).solve(itemCounts: [1, 4, 3, 3])

  @Test(
    arguments: [
      (0, 0, LayoutRect(x: 0, y: 0, width: 393, height: 450)),
      (1, 0, LayoutRect(x: 10, y: 510, width: 107 + 2 / 3.0, height: 140)),
      (1, 1, LayoutRect(x: 127 + 2 / 3.0, y: 510, width: 107 + 2 / 3.0, height: 140)),
      (1, 2, LayoutRect(x: 245 + 1 / 3.0, y: 510, width: 107 + 2 / 3.0, height: 140)),
      (1, 3, LayoutRect(x: 363 + 2 / 3.0, y: 510, width: 107 + 2 / 3.0, height: 140)),
      (2, 0, LayoutRect(x: 10, y: 690, width: 166 + 2 / 3.0, height: 290)),
      (2, 1, LayoutRect(x: 186 + 2 / 3.0, y: 690, width: 166 + 2 / 3.0, height: 290)),
      (3, 2, LayoutRect(x: 363 + 2 / 3.0, y: 1020, width: 166 + 2 / 3.0, height: 170)),
    ])
  func `cells are where the arithmetic puts them`(section: Int, item: Int, frame: LayoutRect) throws
  {
    let element = try #require(
      solved.elements.first { $0.kind == .cell && $0.section == section && $0.item == item })
    for (found, expected) in zip(element.frame.numbers, frame.numbers) {
      #expect(abs(found - expected) < 0.001)
    }
  }

  @Test func `sections are one below the other`() {
    let frames = (0..<4).compactMap { solved.frame(ofSection: $0) }
    #expect(frames.map(\.minY) == [0, 470, 650, 980])
    #expect(frames.map(\.height) == [470, 180, 330, 210])
    #expect(solved.contentSize == LayoutExtent(width: 393, height: 1190))
  }

  @Test func `headers lie in the insets of their sections`() {
    let headers = solved.elements.filter { $0.kind != .cell }.map(\.frame)
    #expect(
      headers == [470.0, 650, 980].map { LayoutRect(x: 5, y: $0, width: 383, height: 30) })
  }
}

extension LayoutRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height] }
}
