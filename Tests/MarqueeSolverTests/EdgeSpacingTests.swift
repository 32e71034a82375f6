import MarqueeScreen
import MarqueeSolver
import Testing

/// Flexible space around items and groups, computed by hand for 320 × 480 points.
@Suite struct EdgeSpacingTests {
  private let both = EdgeSpacing(
    leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))

  private func frame(_ group: LayoutGroup) -> LayoutRect? {
    LayoutSolver(
      CompositionalLayout(section: LayoutSection(group: group)),
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 320, height: 480), scale: 2)
    ).solve(itemCounts: [1]).elements.first { _ in true }?.frame
  }

  /// Of 320 × 100 points, 120 × 80 are left: half on each side.
  @Test func `flexible room on both sides of an item puts it in the middle`() {
    var item = LayoutItem(width: .absolute(200), height: .absolute(20))
    item.edgeSpacing = both
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [.item(item)])
    #expect(frame(group) == LayoutRect(x: 60, y: 40, width: 200, height: 20))
  }

  @Test func `flexible room on one side of an item takes all that is left`() {
    var item = LayoutItem(width: .absolute(200), height: .absolute(20))
    item.edgeSpacing = EdgeSpacing(leading: .flexible(0), bottom: .flexible(0))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(100)),
      subitems: [.item(item)])
    #expect(frame(group) == LayoutRect(x: 120, y: 0, width: 200, height: 20))
  }

  @Test func `flexible room on both sides of a group puts it in the middle of its section`() {
    var group = LayoutGroup.horizontal(
      size: LayoutSize(width: .absolute(200), height: .absolute(100)),
      subitems: [
        .item(LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1)))
      ])
    group.edgeSpacing = EdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
    #expect(frame(group) == LayoutRect(x: 60, y: 0, width: 200, height: 100))
  }
}
