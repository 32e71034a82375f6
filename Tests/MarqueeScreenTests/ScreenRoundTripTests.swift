import Foundation
import MarqueeCatalog
import MarqueeScreen
import TestSupport
import Testing

/// The screen with everything in it, from its property list to JSON and back.
@Suite struct ScreenRoundTripTests {
  private func screen() throws -> Screen {
    Screen(try Catalog(propertyList: Data(contentsOf: PackageFolder.everything)))
  }

  @Test func `an app gets the screen that was written, layouts included`() throws {
    let screen = try screen()
    for style in [JSONStyle.compact, .pretty] {
      let back = try Screen(json: Data(screen.json(style: style)))
      #expect(back.sections == screen.sections)
      #expect(back.layouts == screen.layouts)
      #expect(back == screen)
    }
  }

  /// A layout with everything that a layout can have.
  private static let richLayout: LayoutSection = {
    let size = LayoutSize(
      width: .absolute(20, scalesWithText: true), height: .uniformAcrossSiblings(10))
    let badge = SupplementaryItem(
      size: size, elementKind: "new",
      containerAnchor: LayoutAnchor(
        edges: [.top, .trailing], offset: .fractional(LayoutPoint(x: 0.5, y: -0.5))),
      itemAnchor: LayoutAnchor(edges: [], offset: .absolute(LayoutPoint(x: 1, y: 0))), zIndex: 3)
    // One kind twice in a definition would end the app.
    var groupBadge = badge
    groupBadge.elementKind = "newGroup"
    let item = LayoutItem(
      size: size, edgeSpacing: EdgeSpacing(leading: .fixed(1), bottom: .flexible(2)),
      supplementaryItems: [badge])
    let custom = LayoutGroup(
      size: size,
      contents: .custom([
        CustomFrame(LayoutRect(x: 1, y: 2, width: 30, height: 40), zIndex: 2),
        CustomFrame(LayoutRect(x: 0, y: 0, width: 8, height: 8)),
      ]), supplementaryItems: [groupBadge])
    var group = LayoutGroup.horizontal(size: size, subitems: [.item(item), .group(custom)])
    group.edgeSpacing = EdgeSpacing(top: .flexible(3), trailing: .fixed(4))
    return LayoutSection(
      group: group, contentInsetsReference: .layoutMargins, orthogonalScrollingBehavior: .paging,
      orthogonalScrollingProperties: OrthogonalScrollingProperties(
        decelerationRate: .fast, bounce: .always),
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: size, elementKind: "more", alignment: .none, offset: LayoutPoint(x: 1, y: 2),
          extendsBoundary: false, zIndex: 5),
        BoundarySupplementaryItem(
          size: size, elementKind: ElementKind.sectionHeader, alignment: .top, zIndex: 9),
      ],
      supplementaryContentInsetsReference: .none,
      decorationItems: [
        DecorationItem(
          background: "card", contentInsets: DirectionalEdgeInsets(top: 4), zIndex: -1)
      ])
  }()

  @Test(arguments: [
    LayoutConfiguration(),
    LayoutConfiguration(
      scrollDirection: .horizontal, interSectionSpacing: 12,
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: LayoutSize(width: .absolute(20), height: .estimated(10, scalesWithText: true)),
          elementKind: "banner", alignment: .bottom, pinsToVisibleBounds: true)
      ],
      contentInsetsReference: .none),
  ]) func `all that a layout can have comes back from JSON`(
    configuration: LayoutConfiguration
  ) throws {
    let rich = Self.richLayout
    var custom = rich
    custom.group = .custom(
      size: rich.group.size, frames: [CustomFrame(LayoutRect(x: 1, y: 2, width: 3, height: 4))])
    let screen = try Screen(
      sections: [
        ScreenSection(id: "a", type: .grid, layout: "rich", items: []),
        ScreenSection(id: "b", type: .grid, layout: "custom", items: []),
      ],
      layouts: ["rich": rich, "custom": custom], layoutConfiguration: configuration)
    let back = try Screen(json: screen.json())
    #expect(back.layouts == screen.layouts)
    #expect(back.layoutConfiguration == configuration)
    #expect(back == screen)
    let isWritten = String(decoding: screen.json(), as: UTF8.self).contains("layoutConfiguration")
    #expect(isWritten == (configuration != LayoutConfiguration()))
  }

  @Test func `both styles hold the same values`() throws {
    let screen = try screen()
    let compact = try JSONSerialization.jsonObject(with: Data(screen.json()))
    let pretty = try JSONSerialization.jsonObject(with: Data(screen.json(style: .pretty)))
    #expect(compact as? NSDictionary == pretty as? NSDictionary)
    #expect(screen.json().count { $0 == UInt8(ascii: "\n") } == 1)
  }

  @Test func `an authored layout is what its author wrote`() throws {
    let layout = try #require(screen().layouts["hero"])
    let size = LayoutSize(width: .fractionalWidth(0.9), height: .estimated(300))
    let item = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.4), height: .fractionalHeight(1)),
      contentInsets: DirectionalEdgeInsets(top: 10, leading: 5, bottom: 2.5, trailing: 5))
    var group = LayoutGroup.horizontal(
      size: size, subitem: .item(item), count: 2, interItemSpacing: .fixed(8))
    group.contentInsets = DirectionalEdgeInsets(top: 1, trailing: 2)
    let expected = LayoutSection(
      group: group, contentInsets: DirectionalEdgeInsets(leading: 5, trailing: 5),
      interGroupSpacing: 12, orthogonalScrollingBehavior: .groupPagingCentered,
      boundarySupplementaryItems: [
        BoundarySupplementaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .absolute(30)),
          elementKind: "UICollectionElementKindSectionHeader", alignment: .topLeading,
          extendsBoundary: false, pinsToVisibleBounds: true),
        BoundarySupplementaryItem(
          size: LayoutSize(width: .fractionalWidth(1), height: .estimated(20)),
          elementKind: "UICollectionElementKindSectionFooter", alignment: .bottom),
      ])
    #expect(layout == expected)
  }

  @Test func `groups can be inside groups`() throws {
    let layout = try #require(screen().layouts["shelf"])
    let first = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.4), height: .fractionalHeight(0.3)),
      contentInsets: DirectionalEdgeInsets(bottom: 3))
    let pair = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(0.4), height: .fractionalHeight(0.6)),
      subitem: .item(LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))),
      count: 2)
    let expected = LayoutSection(
      group: .vertical(
        size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.5)),
        subitems: [.item(first), .group(pair)], interItemSpacing: .flexible(4)))
    #expect(layout == expected)
  }

  @Test func `a list is what its author wrote`() throws {
    let layout = try #require(screen().layouts["rows"])
    let list = ListConfiguration(
      appearance: .insetGrouped, headerMode: .supplementary, footerMode: .none)
    #expect(layout == .list(list))
  }

  @Test(arguments: ListConfiguration.Appearance.allCases, ListConfiguration.HeaderMode.allCases)
  func `every list and its own insets, header and footer come back`(
    appearance: ListConfiguration.Appearance, headerMode: ListConfiguration.HeaderMode
  ) throws {
    for insets in ["", #""contentInsets":{"top":0,"leading":0,"bottom":0,"trailing":0},"#] {
      let layout =
        #"{\#(insets)"list":{"appearance":"\#(appearance)","headerMode":"\#(headerMode)","footerMode":"supplementary"}"#
        // Two headers in one section are refused.
        + (headerMode == .supplementary
          ? "}" : #","header":{"width":{"fractionalWidth":1},"height":{"absolute":50}}}"#)
      let text =
        #"{"formatVersion":1,"sections":[],"layouts":{"a":\#(layout)}}"#
      let screen = try Screen(json: Data(text.utf8))
      #expect(screen.layouts["a"]?.listConfiguration?.appearance == appearance)
      #expect(try Screen(json: Data(screen.json())) == screen)
    }
  }

  @Test func `numbers are written as their authors wrote them`() throws {
    // The plain load makes a Double of a real, so only strings keep zeros at the end.
    let text = String(decoding: try screen().json(), as: UTF8.self)
    for member in [
      #""rating":4.5,"reviewCount":113,"price":19.99,"#, #""rating":4,"reviewCount":0,"price":20}"#,
      #""rating":3.9,"reviewCount":24,"price":19.90}"#, #""price":0,"tag":"New""#,
    ] {
      #expect(text.contains(member), "\(member)")
    }
  }

  @Test func `categories have the titles that people read`() throws {
    let text = String(decoding: try screen().json(), as: UTF8.self)
    #expect(
      text.contains(
        #""titles":["officeProductivity","Teaching & Academics","music"],"displayTitles":["Office Productivity","Teaching & Academics","Music"]"#
      ))
  }
}
