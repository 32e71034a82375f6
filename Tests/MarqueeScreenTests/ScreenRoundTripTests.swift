import Foundation
import MarqueeCatalog
import MarqueeLayout
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
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
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

  @Test func `groups stand inside of groups`() throws {
    let layout = try #require(screen().layouts["shelf"])
    let first = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.25)),
      contentInsets: DirectionalEdgeInsets(bottom: 3))
    let pair = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(0.5)),
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
