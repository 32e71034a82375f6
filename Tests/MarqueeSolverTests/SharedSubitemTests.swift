import MarqueeScreen
import Testing

/// The layout that a phone gets for a group that repeats a subitem: UIKit does not divide the group
/// itself.
@Suite struct SharedSubitemTests {
  private let item = LayoutSubitem.item(
    LayoutItem(size: LayoutSize(width: .absolute(96), height: .estimated(140))))

  private func size(of subitem: LayoutSubitem) -> LayoutSize {
    switch subitem {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  @Test func `each copy has an equal part of the axis, and keeps its other length`() {
    #expect(
      size(of: item.sharing(.horizontal, among: 4))
        == LayoutSize(width: .fractionalWidth(0.25), height: .estimated(140)))
    #expect(
      size(of: item.sharing(.vertical, among: 2))
        == LayoutSize(width: .absolute(96), height: .fractionalHeight(0.5)))
  }

  @Test func `so has a group, whose contents stay`() {
    let group = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)),
      contents: .subitems(.vertical, [item]))
    let shared = LayoutSubitem.group(group).sharing(.horizontal, among: 2)
    var expected = group
    expected.size.width = .fractionalWidth(0.5)
    #expect(shared == .group(expected))
  }

  @Test func `a count below 1, which UIKit refuses, is taken as 1`() {
    #expect(
      size(of: item.sharing(.horizontal, among: 0))
        == LayoutSize(width: .fractionalWidth(1), height: .estimated(140)))
  }
}
