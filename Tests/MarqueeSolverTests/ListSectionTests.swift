import Foundation
import MarqueeScreen
import MarqueeSolver
import Testing

/// The recorded frames of one kind of list section.
private struct RecordedList: Decodable {
  struct Boundary: Decodable {
    let elementKind: String
    let height: [String: Double]
    let alignment: String
    let extendsBoundary: Bool
    let pinToVisibleBounds: Bool
    let zIndex: Int
  }

  struct Section: Decodable {
    let contentInsets: [Double]
    let contentInsetsReference: String
    let boundarySupplementaryItems: [Boundary]
  }

  let appearance: String
  let headerMode: String
  let footerMode: String
  let section: Section
}

@Suite struct ListSectionTests {
  @Test func `list sections have the insets, headers and footers that UIKit gives them`() throws {
    let lists = try JSONDecoder().decode([RecordedList].self, from: fixture("list-sections.json"))
    #expect(lists.count == 30)
    for recorded in lists {
      let configuration = ListConfiguration(
        appearance: try #require(ListConfiguration.Appearance(rawValue: recorded.appearance)),
        headerMode: try #require(ListConfiguration.HeaderMode(rawValue: recorded.headerMode)),
        footerMode: try #require(ListConfiguration.FooterMode(rawValue: recorded.footerMode)))
      let section = LayoutSection.list(configuration)
      #expect(section.listConfiguration == configuration)
      #expect(section.contentInsetsReference.rawValue == recorded.section.contentInsetsReference)
      let insets = section.contentInsets
      #expect(
        [insets.top, insets.leading, insets.bottom, insets.trailing]
          == recorded.section.contentInsets.map(Self.phoneInset))
      compare(section.boundarySupplementaryItems, recorded.section.boundarySupplementaryItems)
    }
  }

  /// A Mac draws sidebars at 77 %, so its inset of 10 is recorded as 10 / 0.77; a phone has 10.
  private static func phoneInset(_ recorded: Double) -> Double {
    abs(recorded - 10 / 0.77) < 1e-9 ? 10 : recorded
  }

  private func compare(
    _ items: [BoundarySupplementaryItem], _ recorded: [RecordedList.Boundary]
  ) {
    #expect(items.count == recorded.count)
    for (item, recorded) in zip(items, recorded) {
      #expect(item.elementKind == recorded.elementKind)
      #expect(item.size.width == .fractionalWidth(1))
      #expect(item.size.height == recorded.height["est"].map { .estimated($0) })
      #expect(item.alignment.rawValue == recorded.alignment)
      #expect(item.extendsBoundary == recorded.extendsBoundary)
      #expect(item.pinsToVisibleBounds == recorded.pinToVisibleBounds)
      #expect(item.zIndex == recorded.zIndex)
    }
  }

  @Test func `rows are as wide as the view and 44 points high until they are measured`() {
    let layout = CompositionalLayout(section: .list(ListConfiguration(appearance: .insetGrouped)))
    let solved = LayoutSolver(
      layout,
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 393, height: 852), scale: 3)
    ).solve(itemCounts: [2])
    #expect(
      solved.elements.map(\.frame) == [
        LayoutRect(x: 16, y: 35, width: 361, height: 44),
        LayoutRect(x: 16, y: 79, width: 361, height: 44),
      ])
    #expect(solved.contentSize.height == 143)
  }
}
