import Foundation
import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import Testing

/// The parts that authors add to items and groups: badges, backgrounds, frames, views at edges.
@Suite struct AuthoredPartsTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private static let sides = #""width":{"absolute":20},"height":{"absolute":10}"#
  private static let size = LayoutSize(width: .absolute(20), height: .absolute(10))

  @Test func `an item has room around it and badges`() throws {
    let item = try decode(
      LayoutItem.self,
      """
      {\(Self.sides),"edgeSpacing":{"top":{"fixed":4},"trailing":{"flexible":2}},
       "supplementaryItems":[{\(Self.sides),"elementKind":"new","zIndex":3,
         "containerAnchor":{"edges":["top","trailing"],"fractionalOffset":{"x":0.5,"y":-0.5}},
         "itemAnchor":{"edges":[],"absoluteOffset":{"x":1}}}]}
      """)
    #expect(
      item
        == LayoutItem(
          size: Self.size, edgeSpacing: EdgeSpacing(top: .fixed(4), trailing: .flexible(2)),
          supplementaryItems: [
            SupplementaryItem(
              size: Self.size, elementKind: "new",
              containerAnchor: LayoutAnchor(
                edges: [.top, .trailing], offset: .fractional(LayoutPoint(x: 0.5, y: -0.5))),
              itemAnchor: LayoutAnchor(edges: [], offset: .absolute(LayoutPoint(x: 1, y: 0))),
              zIndex: 3)
          ]))
  }

  @Test(arguments: [
    #"{"edges":["middle"]}"#, #"{"absoluteOffset":{"x":1}}"#,
    #"{"edges":["top"],"absoluteOffset":{"x":1},"fractionalOffset":{"x":1}}"#,
  ]) func `an anchor has known edges and one offset`(json: String) {
    #expect(throws: DecodingError.self) { try decode(LayoutAnchor.self, json) }
  }

  @Test func `a group with frames is a custom group`() throws {
    let group = try decode(
      LayoutGroup.self,
      """
      {\(Self.sides),"frames":[{"x":1,"y":2,"width":30,"height":40},
        {"x":5,"y":6,"width":70,"height":80,"zIndex":2}]}
      """)
    #expect(
      group
        == .custom(
          size: Self.size,
          frames: [
            CustomFrame(LayoutRect(x: 1, y: 2, width: 30, height: 40)),
            CustomFrame(LayoutRect(x: 5, y: 6, width: 70, height: 80), zIndex: 2),
          ]))
  }

  @Test func `a section has a header, views of its own and a background`() throws {
    let section = try decode(
      LayoutSection.self,
      """
      {"group":{\(Self.sides)},"header":{\(Self.sides),"offset":{"x":3},"zIndex":7},
       "boundarySupplementaryItems":[
         {\(Self.sides),"elementKind":"more","alignment":"none","extendsBoundary":false}],
       "decorationItems":[{"elementKind":"card","contentInsets":{"top":4},"zIndex":-1}],
       "contentInsetsReference":"layoutMargins",
       "orthogonalScrollingProperties":{"bounce":"never"}}
      """)
    #expect(
      section.boundarySupplementaryItems == [
        BoundarySupplementaryItem(
          size: Self.size, elementKind: ElementKind.sectionHeader, alignment: .top,
          offset: LayoutPoint(x: 3, y: 0), zIndex: 7),
        BoundarySupplementaryItem(
          size: Self.size, elementKind: "more", alignment: .none, extendsBoundary: false),
      ])
    #expect(
      section.decorationItems == [
        DecorationItem(
          background: "card", contentInsets: DirectionalEdgeInsets(top: 4), zIndex: -1)
      ])
    #expect(section.contentInsetsReference == .layoutMargins)
    #expect(section.orthogonalScrollingProperties == OrthogonalScrollingProperties(bounce: .never))
  }

  @Test(arguments: [
    ("", ContentInsetsReference.automatic),
    (#","supplementariesFollowContentInsets":true"#, .automatic),
    (#","supplementariesFollowContentInsets":false"#, .safeArea),
    (#","supplementariesFollowContentInsets":false,"contentInsetsReference":"none""#, .none),
    (#","supplementaryContentInsetsReference":"layoutMargins""#, .layoutMargins),
  ]) func `headers follow the insets unless it is said otherwise`(
    keys: String, expected: ContentInsetsReference
  ) throws {
    let section = try decode(LayoutSection.self, "{\"group\":{\(Self.sides)}\(keys)}")
    #expect(section.supplementaryContentInsetsReference == expected)
  }

  @Test func `a configuration has a direction, spacing, a reference and views`() throws {
    let configuration = try decode(
      LayoutConfiguration.self,
      """
      {"scrollDirection":"horizontal","interSectionSpacing":12,"contentInsetsReference":"none",
       "boundarySupplementaryItems":[{\(Self.sides),"elementKind":"banner"}]}
      """)
    #expect(
      configuration
        == LayoutConfiguration(
          scrollDirection: .horizontal, interSectionSpacing: 12,
          boundarySupplementaryItems: [
            BoundarySupplementaryItem(size: Self.size, elementKind: "banner", alignment: .top)
          ],
          contentInsetsReference: .none))
    #expect(try decode(LayoutConfiguration.self, "{}") == LayoutConfiguration())
  }

  @Test func `items of uniform height are as high as the highest of their group`() throws {
    let item = try decode(
      LayoutItem.self,
      #"{"width":{"fractionalWidth":0.5},"height":{"uniformAcrossSiblings":30}}"#)
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(30)),
      subitems: [.item(item)])
    var measured = MeasuredSizes()
    for (index, height) in [40.0, 55, 20, 25].enumerated() {
      measured[section: 0, item: index] = FittedSize(height: height)
    }
    let frames = LayoutSolver(
      CompositionalLayout(section: LayoutSection(group: group)),
      environment: LayoutEnvironment(containerSize: LayoutExtent(width: 320, height: 480))
    ).solve(itemCounts: [4], measuredSizes: measured).elements.map(\.frame)
    #expect(
      frames == [
        LayoutRect(x: 0, y: 0, width: 160, height: 55),
        LayoutRect(x: 160, y: 0, width: 160, height: 55),
        LayoutRect(x: 0, y: 55, width: 160, height: 25),
        LayoutRect(x: 160, y: 55, width: 160, height: 25),
      ])
  }
}
