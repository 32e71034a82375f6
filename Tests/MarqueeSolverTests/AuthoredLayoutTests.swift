import Foundation
import MarqueeScreen
import Testing

/// Layouts as authors write them.
@Suite struct AuthoredLayoutTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private static let size = #""width":{"fractionalWidth":1},"height":{"absolute":44}"#

  /// A group that is nested in others; each level counts.
  private static func nested(_ depth: Int) -> String {
    String(repeating: "{\(size),\"subitems\":[", count: depth) + "{\(size)}"
      + String(repeating: "]}", count: depth)
  }

  /// How many groups are nested in each other.
  private func depth(of group: LayoutGroup) -> Int {
    guard case .subitems(_, let subitems) = group.contents, case .group(let inner)? = subitems.first
    else { return 1 }
    return 1 + depth(of: inner)
  }

  @Test func `the item next to a group is its only subitem`() throws {
    let section = try decode(
      LayoutSection.self,
      """
      {"item":{"width":{"fractionalWidth":0.5},"height":{"fractionalHeight":1}},
       "group":{"axis":"vertical","interItemSpacing":{"flexible":4},\(Self.size)},
       "contentInsets":{"leading":16},"interGroupSpacing":8,
       "orthogonalScrollingBehavior":"paging"}
      """)
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    let item = LayoutItem(width: .fractionalWidth(0.5), height: .fractionalHeight(1))
    #expect(
      section
        == LayoutSection(
          group: .vertical(size: size, subitems: [.item(item)], interItemSpacing: .flexible(4)),
          contentInsets: DirectionalEdgeInsets(leading: 16), interGroupSpacing: 8,
          orthogonalScrollingBehavior: .paging))
  }

  @Test func `a group without item and axis is horizontal and filled by one item`() throws {
    let group = try decode(LayoutGroup.self, "{\(Self.size),\"count\":3}")
    let full = LayoutItem(width: .fractionalWidth(1), height: .fractionalHeight(1))
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    #expect(group == .horizontal(size: size, subitem: .item(full), count: 3))
  }

  @Test func `header and footer differ in element kind and side`() throws {
    let section = try decode(
      LayoutSection.self,
      """
      {"group":{\(Self.size)},"header":{\(Self.size),"pinToVisibleBounds":true},
       "footer":{\(Self.size),"extendsBoundary":false}}
      """)
    let size = LayoutSize(width: .fractionalWidth(1), height: .absolute(44))
    #expect(
      section.boundarySupplementaryItems == [
        BoundarySupplementaryItem(
          size: size, elementKind: ElementKind.sectionHeader, alignment: .top,
          pinsToVisibleBounds: true),
        BoundarySupplementaryItem(
          size: size, elementKind: ElementKind.sectionFooter, alignment: .bottom,
          extendsBoundary: false),
      ])
  }

  @Test func `a list takes the place of a group, and keeps its insets if none are given`() throws {
    let json = #"{"list":{"appearance":"insetGrouped"},"group":{\#(Self.size)}}"#
    let list = LayoutSection.list(ListConfiguration(appearance: .insetGrouped))
    #expect(try decode(LayoutSection.self, json) == list)
    let inset = try decode(
      LayoutSection.self, #"{"list":{"appearance":"insetGrouped"},"contentInsets":{"top":1}}"#)
    #expect(inset.contentInsets == DirectionalEdgeInsets(top: 1))
  }

  @Test(
    arguments: [
      #"{"group":{"width":{"absolute":1}}}"#,
      #"{"group":{"width":{"absolute":1,"estimated":1},"height":{"absolute":1}}}"#,
      #"{"group":{"width":{},"height":{"absolute":1}}}"#,
      #"{"group":{"width":{"absolute":1},"height":{"absolute":1},"axis":"up"}}"#,
      #"{"group":{"width":{"absolute":1},"height":{"absolute":1},"subitems":[1]}}"#,
      #"{"header":{"width":{"absolute":1},"height":{"absolute":1},"alignment":"none"}}"#,
      #"{"list":{}}"#, #"{"group":[]}"#, "[]",
    ])
  func `what is not a layout is refused`(json: String) {
    #expect(throws: DecodingError.self) { try decode(LayoutSection.self, json) }
  }

  @Test func `null means the same as an absent key`() throws {
    let json = #"{"group":{\#(Self.size),"subitems":null},"header":null,"list":null}"#
    let plain = try decode(LayoutSection.self, "{\"group\":{\(Self.size)}}")
    #expect(try decode(LayoutSection.self, json) == plain)
  }

  @Test func `groups are nested up to the limit`() throws {
    let limit = LayoutGroup.maximumNesting
    #expect(limit == 16)
    let group = try decode(LayoutGroup.self, Self.nested(limit))
    #expect(depth(of: group) == limit)
    let section = try decode(LayoutSection.self, "{\"group\":\(Self.nested(limit))}")
    #expect(section.group == group)
  }

  @Test(arguments: [17, 60, 200])
  func `groups that are nested deeper are refused with a reason`(depth: Int) throws {
    let error = #expect(throws: DecodingError.self) {
      try decode(LayoutSection.self, "{\"group\":\(Self.nested(depth))}")
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("not the error that was expected: \(String(describing: error))")
      return
    }
    #expect(context.underlyingError as? LayoutFault.Reason == .nestingTooDeep)
    #expect(context.debugDescription == "Groups are nested more than 16 deep.")
    // 'group', and for each level 'subitems' and an index.
    #expect(context.codingPath.count == 1 + 2 * 16)
  }

  @Test func `deep nesting is refused on a thread with a small stack`() {
    // Secondary threads of Apple's systems have 512 KiB.
    let json = "{\"group\":\(Self.nested(200))}"
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(LayoutSection.self, from: Data(json.utf8))
      }
      done.signal()
    }
    thread.stackSize = 512 << 10
    thread.start()
    done.wait()
  }

  @Test func `each fault says what is wrong`() {
    #expect("\(LayoutFault(.noRoom, section: 2))".hasPrefix("section 2: the first item does not"))
    #expect("\(LayoutFault(.unusableContainer))" == "the container has no usable size or scale")
    let reasons: [LayoutFault.Reason] = [
      .unusableContainer, .numberOutOfRange, .lengthNotPositive, .emptyGroup, .nestingTooDeep,
      .groupTooLarge, .tooManyItems,
      .missingSection, .noRoom, .duplicateElementKind("a"),
    ]
    #expect(Set(reasons.map(\.description)).count == reasons.count)
  }
}
