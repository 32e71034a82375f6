import MarqueeScreen
import MarqueeSolver
import Testing

/// The insets of headers, in a view 100 points wide with a safe area of 7 and margins of 11.
@Suite struct SupplementaryInsetTests {
  @Test(
    arguments: [
      // The section avoids the safe area, and has insets of 5.
      (ContentInsetsReference.automatic, 12.0, 76.0),
      (.none, 0, 100), (.safeArea, 7, 86), (.layoutMargins, 11, 78), (.readableContent, 11, 78),
    ])
  func `a header keeps clear of what its section says`(
    reference: ContentInsetsReference, x: Double, width: Double
  ) throws {
    let section = LayoutSection(
      group: .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(20)),
        subitems: [.item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)))]),
      contentInsets: DirectionalEdgeInsets(leading: 5, trailing: 5),
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)),
          elementKind: "header", alignment: .top)
      ], supplementaryContentInsetsReference: reference)
    let sides = { (length: Double) in DirectionalEdgeInsets(leading: length, trailing: length) }
    let solved = LayoutSolver(
      CompositionalLayout(section: section),
      environment: LayoutEnvironment(
        containerSize: LayoutExtent(width: 100, height: 200), safeAreaInsets: sides(7),
        layoutMargins: sides(11))
    ).solve(itemCounts: [1])
    let header = try #require(solved.elements.first { $0.kind == .boundary("header") })
    #expect(header.frame == LayoutRect(x: x, y: 0, width: width, height: 10))
    let cell = try #require(solved.elements.first { $0.kind == .cell })
    #expect(cell.frame == LayoutRect(x: 12, y: 10, width: 76, height: 20))
  }
}
