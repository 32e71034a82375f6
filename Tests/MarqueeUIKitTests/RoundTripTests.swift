import Foundation
import LayoutCases
import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing
import UIKit

// Cells and data sources are internal: apps see only the view controller.
@testable import MarqueeUIKit

/// Layouts become UIKit's objects, are read back by what UIKit does with them, and have the same
/// frames.
@Suite(.serialized, .ownExceptions) @MainActor struct RoundTripTests {
  nonisolated private static let widths = [320.0, 393, 744, 1024]

  /// Takes a section to UIKit and back, and expects the same frames and no exception.
  ///
  /// - Returns: How many frames were compared; 0 for a section that would end the app.
  private func expectSame(
    _ section: LayoutSection, _ configuration: LayoutConfiguration, itemCount: Int,
    in environment: LayoutEnvironment, _ name: String
  ) -> Int {
    Exceptions.reset()
    let reading = LayoutReading()
    let size = CGSize(
      width: environment.containerSize.width, height: environment.containerSize.height)
    let axis = configuration.scrollDirection
    let textSize = TextSizeCategory.uiKit[environment.textSize.rawValue]
    var faults: [LayoutFault.Reason] = []
    let fixed = FixedEnvironment(
      size, scale: environment.scale, textSize: textSize,
      width: environment.isWidthRegular ? .regular : .compact)
    let made = section.makeUIKitSection(in: fixed, scrolling: axis) { faults.append($0) }
    if itemCount > 0 {
      LayoutPass(made, in: size, scale: environment.scale, isVertical: axis == .vertical)
    }
    let returned = CompositionalLayout(
      section: reading.section(made),
      configuration: reading.configuration(
        configuration.makeUIKitConfiguration(in: fixed.traitCollection)))
    #expect(Exceptions.raised.isEmpty, "\(name)")
    let original = CompositionalLayout(section: section, configuration: configuration)
    let solved = LayoutSolver(original, environment: environment).solve(itemCounts: [itemCount])
    guard faults.isEmpty else {
      // What the phone does not show, previews do not show either.
      #expect(!solved.elements.contains { $0.kind == .cell }, "\(name)")
      return 0
    }
    #expect(solved.faults.isEmpty, "\(name)")
    var standard = environment
    standard.textSize = .large
    let again = LayoutSolver(returned, environment: standard).solve(itemCounts: [itemCount])
    let (elements, others) = (Array(solved.elements), Array(again.elements))
    #expect(elements.count == others.count, "\(name)")
    let different = zip(elements, others).first { $0 != $1 }
    #expect(different == nil, "\(name)")
    #expect(solved.contentSize == again.contentSize, "\(name)")
    return elements.count
  }

  /// The same for each section of a layout.
  private func expectSame(
    _ layout: CompositionalLayout, _ itemCounts: [Int], in environment: LayoutEnvironment,
    _ name: String
  ) -> Int {
    itemCounts.enumerated().reduce(0) { count, section in
      guard let made = layout.section(at: section.offset) else { return count }
      return count
        + expectSame(
          made, layout.configuration, itemCount: section.element, in: environment,
          "\(name), section \(section.offset)")
    }
  }

  @Test func `recorded cases keep their frames`() throws {
    let url = PackageFolder.url.appending(
      path: "Tests/MarqueeSolverTests/Fixtures/compositional-layout.json")
    let cases = try CaseDescription.read(Array(Data(contentsOf: url)))
    #expect(cases.count == 144)
    let count = cases.reduce(0) { count, description in
      count
        + expectSame(
          description.layout, description.itemCounts, in: description.environment,
          description.name)
    }
    #expect(count > 1000)
  }

  @Test(arguments: ListConfiguration.Appearance.allCases, widths)
  func `lists keep their frames`(appearance: ListConfiguration.Appearance, width: Double) {
    for header in ListConfiguration.HeaderMode.allCases {
      for footer in ListConfiguration.FooterMode.allCases {
        let list = LayoutSection.list(
          ListConfiguration(appearance: appearance, headerMode: header, footerMode: footer))
        let count = expectSame(
          CompositionalLayout(section: list), [5], in: environment(width), "\(header), \(footer)")
        #expect(count >= 5)
      }
    }
  }

  @Test func `a list has UIKit's insets, unless it has its own`() {
    let environment = FixedEnvironment(CGSize(width: 393, height: 852))
    var list = LayoutSection.list(ListConfiguration(appearance: .insetGrouped))
    let adapted = NSCollectionLayoutSection.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped),
      layoutEnvironment: environment)
    #expect(list.makeUIKitSection(in: environment).contentInsets == adapted.contentInsets)
    list.contentInsets.leading = 40
    #expect(list.makeUIKitSection(in: environment).contentInsets.leading == 40)
  }

  @Test(arguments: SectionType.builtIn, widths)
  func `built-in layouts keep their frames`(type: SectionType, width: Double) {
    let count = expectSame(
      CompositionalLayout(section: type.layout), [11], in: environment(width), type.name)
    #expect(count >= 11)
  }

  @Test(arguments: widths) func `random layouts keep their frames`(width: Double) {
    var count = 0
    for seed in 1...2500 as ClosedRange<UInt64> {
      var random = RandomLayout(seed: seed, style: .sensible)
      let layout = random.layout(sectionCount: 3)
      var environment = environment(width)
      environment.isWidthRegular = random.chance(2)
      count += expectSame(
        layout, random.itemCounts(sectionCount: 3), in: environment, "seed \(seed)")
    }
    #expect(count > 10_000)
  }

  @Test(arguments: TextSizeCategory.allCases)
  func `lengths that grow with the text are the same on a phone`(textSize: TextSizeCategory) {
    var count = 0
    for seed in 1...1000 as ClosedRange<UInt64> {
      var random = RandomLayout(seed: seed, style: .sensible)
      let layout = random.layout(sectionCount: 3)
      var environment = environment(random.one(of: Self.widths))
      environment.textSize = textSize
      environment.isWidthRegular = random.chance(2)
      count += expectSame(
        layout, random.itemCounts(sectionCount: 3), in: environment, "seed \(seed)")
    }
    #expect(count > 4000)
    for type in SectionType.builtIn {
      var environment = environment(393)
      environment.textSize = textSize
      let layout = CompositionalLayout(section: type.layout)
      #expect(expectSame(layout, [11], in: environment, type.name) >= 11)
    }
  }

  /// 90 points are 270 pixels, and so 270 × 14 ÷ 17 = 222.4 and 270 × 53 ÷ 17 = 841.8.
  @Test(arguments: [
    (UIContentSizeCategory.unspecified, 90), (.large, 90), (.extraSmall, 74),
    (.accessibilityExtraExtraExtraLarge, 842 / 3.0), (.init(rawValue: "new"), 90),
  ]) func `a view of another text size asks for all sections again`(
    textSize: UIContentSizeCategory, height: Double
  ) throws {
    let host = Host()
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(90, scalesWithText: true))
    let layout = LayoutSection(
      group: .horizontal(size: size, subitems: [.item(LayoutItem(size: size))]))
    host.source.showAtOnce(
      try Screen(
        sections: [ScreenSection(id: "a", type: .grid, layout: "own", items: [])],
        layouts: ["own": layout],
        layoutConfiguration: LayoutConfiguration(boundarySupplementaryItems: [
          BoundarySupplementaryItem(size: size, elementKind: "banner", alignment: .top)
        ])))
    host.view.layoutIfNeeded()
    #expect(host.heights == [90])
    host.view.traitCollection.preferredContentSizeCategory = textSize
    host.source.showTextSize()
    host.view.layoutIfNeeded()
    let views = host.view.collectionViewLayout as? UICollectionViewCompositionalLayout
    let banner = views?.configuration.boundarySupplementaryItems.first?.layoutSize
    for found in host.heights + [banner?.heightDimension.dimension ?? 0] {
      #expect(abs(found - height) < 1e-9)
    }
  }

  private func environment(_ width: Double) -> LayoutEnvironment {
    LayoutEnvironment(containerSize: LayoutExtent(width: width, height: 852), scale: 3)
  }

  /// The section with insets that leave nothing of 400 points.
  nonisolated private static func widely(_ section: LayoutSection) -> LayoutSection {
    var section = section
    section.contentInsets = DirectionalEdgeInsets(leading: 200, trailing: 200)
    return section
  }

  /// Layouts, and the width of a view in which UIKit would end the app.
  nonisolated private static let refused: [(LayoutSection, Double)] = [
    // A container 32 wide with insets of 16 on both sides, as in the report.
    (
      LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
          subitems: [.item(LayoutItem(size: .fillingItem))]),
        contentInsets: DirectionalEdgeInsets(leading: 16, trailing: 16)), 32
    ),
    (
      LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
          subitems: [.item(LayoutItem(width: .absolute(500), height: .fractionalHeight(1)))])), 320
    ),
    (LayoutSection(group: .horizontal(size: .fillingItem, subitems: [])), 393),
    (widely(.list(ListConfiguration(appearance: .plain))), 393),
    (
      // A group that has no room in its section has none inside.
      widely(
        LayoutSection(
          group: LayoutGroup(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
            contents: .subitems(.horizontal, [.item(LayoutItem(size: .fillingItem))]),
            contentInsets: DirectionalEdgeInsets(leading: -30, trailing: -30)))), 393
    ),
    (
      LayoutSection(
        group: .horizontal(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(44)),
          subitems: [.item(LayoutItem(width: .absolute(-5), height: .fractionalHeight(1)))])), 393
    ),
    (
      // Items as high as the estimated width of their column, which is less high.
      LayoutSection(
        group: .vertical(
          size: LayoutSize(width: .estimated(300), height: .absolute(200)),
          subitems: [.item(LayoutItem(width: .fractionalWidth(1), height: .fractionalWidth(1)))])),
      393
    ),
    (
      LayoutSection(
        group: .horizontal(size: .fillingItem, subitems: [.item(LayoutItem(size: .fillingItem))]),
        decorationItems: [DecorationItem(background: "card"), DecorationItem(background: "card")]),
      393
    ),
    (
      LayoutSection(
        group: .horizontal(size: .fillingItem, subitems: [.item(LayoutItem(size: .fillingItem))]),
        boundarySupplementaryItems: [.top, .bottom].map { edge in
          BoundarySupplementaryItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
            elementKind: ElementKind.sectionHeader, alignment: edge)
        }), 393
    ),
  ]

  @Test(arguments: refused) func `a layout that would end the app is an empty section`(
    section: LayoutSection, width: Double
  ) {
    Exceptions.reset()
    var faults: [LayoutFault.Reason] = []
    let size = CGSize(width: width, height: 852)
    let made = section.makeUIKitSection(in: FixedEnvironment(size)) { faults.append($0) }
    LayoutPass(made, in: size, scale: 3, isVertical: true)
    #expect(faults.count == 1)
    #expect(Exceptions.raised.isEmpty)
    section.layOutUnchecked(in: size, scrolling: .vertical)
    #expect(!Exceptions.raised.isEmpty)
    guard case .custom = made.group.contents else {
      Issue.record("the section still has its group")
      return
    }
    // All items together are as high as one.
    let empty = CompositionalLayout(section: LayoutReading().section(made))
    let solved = LayoutSolver(empty, environment: environment(width)).solve(itemCounts: [1000])
    #expect(solved.contentSize.height == 1)
  }

  @Test func `the layout for an app's own view raises nothing`() {
    Exceptions.reset()
    let sections = SectionType.builtIn.map(\.layout) + Self.refused.map(\.0)
    let layout = CompositionalLayout(sections: sections).makeUIKitLayout()
    for section in sections {
      for kind in section.decorationItems.map(\.elementKind) {
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
      }
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 852), collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let kinds = Set(sections.flatMap(\.elementKinds))
    let headers = kinds.reduce(into: [:]) { headers, kind in
      headers[kind] = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: kind
      ) { _, _, _ in }
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
    }
    source.supplementaryViewProvider = { view, kind, indexPath in
      headers[kind].map { view.dequeueConfiguredReusableSupplementary(using: $0, for: indexPath) }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    // One more than there are layouts, as in an app whose data is newer than its layout.
    for section in 0...sections.count {
      snapshot.appendSections([section])
      snapshot.appendItems([2 * section, 2 * section + 1], toSection: section)
    }
    source.apply(snapshot, animatingDifferences: false)
    #expect(Exceptions.raised.isEmpty)
    #expect(view.cells.count == 2 * sections.count + 2)
  }
}
