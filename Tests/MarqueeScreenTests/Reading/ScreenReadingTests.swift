import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

/// One fault at a time in a small screen: the lost parts, and the list of them.
@Suite struct ScreenReadingTests {
  private static let top =
    #"{"id":"top","type":"main","layout":"main","selection":"first","items":["#
    + #"{"id":"a","description":"A","imageName":"a"},"#
    + #"{"id":"b","description":"B","imageName":"b"}]}"#
  private static let help =
    #"{"id":"help","type":"list","name":"Help","layout":"rows","items":["#
    + #"{"id":"c","text":"C"},{"id":"d","text":"D"}]}"#
  private static let own =
    #"{"id":"own","type":"hero","layout":"wide","itemKind":"poster","items":["#
    + #"{"id":"e","description":"E","imageName":"e"}]}"#
  private static let layouts =
    #"{"rows":{"list":{"appearance":"grouped"}},"#
    + #""wide":{"group":{"width":{"absolute":8},"height":{"absolute":9}},"#
    + #""orthogonalScrollingBehavior":"paging"}}"#
  private static let json =
    #"{"formatVersion":1,"sections":[\#(top),\#(help),\#(own)],"layouts":\#(layouts)}"#

  /// The screen's JSON with another text in place of one that appears once.
  private static func json(_ text: String, is other: String) throws -> Data {
    try #require(json.components(separatedBy: text).count == 2, "'\(text)' is not there once")
    return Data(json.replacing(text, with: other).utf8)
  }

  /// The identifiers of the sections and their items: `top(ab)`.
  private static func outline(_ screen: Screen) -> String {
    screen.sections.map { "\($0.id)(\($0.items.map(\.id).joined()))" }.joined(separator: " ")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let text: String
    let other: String
    let outline: String
    let skipped: [String]

    init(_ text: String, _ other: String, _ outline: String, _ skipped: String...) {
      (self.text, self.other, self.outline) = (text, other, outline)
      self.skipped = skipped
    }

    var testDescription: String { "\(text) is \(other)" }
  }

  private static let whole = "top(ab) help(cd) own(e)"

  private static let faults: [Fault] = [
    // Items.
    Fault(
      #","imageName":"b""#, "", "top(a) help(cd) own(e)",
      "sections[0].items[1].imageName: missing, so the item is skipped"),
    Fault(
      #""imageName":"b""#, #""imageName":null"#, "top(a) help(cd) own(e)",
      "sections[0].items[1].imageName: missing, so the item is skipped"),
    Fault(
      #""imageName":"b""#, #""imageName":5"#, "top(a) help(cd) own(e)",
      "sections[0].items[1].imageName: wrong type, so the item is skipped"),
    Fault(
      #"{"id":"c","text":"C"}"#, "[7]", "top(ab) help(d) own(e)",
      "sections[1].items[0]: wrong type, so the item is skipped"),
    Fault(
      #"{"id":"c","text":"C"}"#, #"{"id":"c","hologram":"C"}"#, "top(ab) help(d) own(e)",
      "sections[1].items[0].text: missing, so the item is skipped"),
    Fault(
      #""id":"c","#, "", "top(ab) help(d) own(e)",
      "sections[1].items[0].id: missing, so the item is skipped"),
    Fault(
      #""id":"d""#, #""id":"c""#, "top(ab) help(c) own(e)",
      "sections[1].items[1].id: the identifier 'c' appears twice, so the item is skipped"),
    Fault(
      #""id":"e""#, #""id":"a""#, "top(ab) help(cd) own()",
      "sections[2].items[0].id: the identifier 'a' appears twice, so the item is skipped"),
    // Sections.
    Fault(
      #""id":"own""#, #""id":"help""#, "top(ab) help(cd)",
      "sections[2].id: the identifier 'help' appears twice, so the section is skipped"),
    Fault(
      #""id":"top","#, "", "help(cd) own(e)",
      "sections[0].id: missing, so the section is skipped"),
    Fault(
      #""type":"list""#, #""type":"carousel""#, "top(ab) own(e)",
      "sections[1].type: unknown name 'carousel', so the section is skipped"),
    Fault(
      #""itemKind":"poster""#, #""itemKind":"hologram""#, "top(ab) help(cd)",
      "sections[2].itemKind: unknown name 'hologram', so the section is skipped"),
    Fault(
      #","itemKind":"poster""#, "", "top(ab) help(cd)",
      "sections[2].type: unknown name 'hero', so the section is skipped"),
    Fault(
      top, #""top""#, "help(cd) own(e)", "sections[0]: wrong type, so the section is skipped"),
    Fault(
      #"[{"id":"c","text":"C"},{"id":"d","text":"D"}]"#, "{}", "top(ab) help() own(e)",
      "sections[1].items: wrong type, so the value is skipped"),
    Fault(
      #","items":[{"id":"c","text":"C"},{"id":"d","text":"D"}]"#, "", "top(ab) help() own(e)",
      "sections[1].items: missing, so the value is skipped"),
    Fault(
      "[\(top),\(help),\(own)]", "null", "", "sections: missing, so the value is skipped"),
    Fault(
      "[\(top),\(help),\(own)]", #""none""#, "",
      "sections: wrong type, so the value is skipped"),
    // Values.
    Fault(
      #""name":"Help""#, #""name":["Help"]"#, whole,
      "sections[1].name: wrong type, so the value is skipped"),
    Fault(
      #""selection":"first""#, #""selection":"newest\u001B[2K""#, whole,
      #"sections[0].selection: unknown name 'newest\u{1B}[2K', so the value is skipped"#),
    Fault(
      #""itemKind":"poster""#, #""itemKind":"poster","fallback":5"#, whole,
      "sections[2].fallback: wrong type, so the value is skipped"),
    Fault(
      #""formatVersion":1,"#, "", whole, "formatVersion: missing, so the value is skipped"),
    Fault(
      #""formatVersion":1"#, #""formatVersion":"1""#, whole,
      "formatVersion: wrong type, so the value is skipped"),
    // Layouts.
    Fault(
      #","layout":"wide""#, "", whole,
      "sections[2].layout: missing, so the value is skipped"),
    Fault(
      #","layouts":\#(layouts)"#, "", whole, "layouts: missing, so the value is skipped"),
    Fault(layouts, "null", whole, "layouts: missing, so the value is skipped"),
    Fault(layouts, "[]", whole, "layouts: wrong type, so the value is skipped"),
    Fault(
      #"{"list":{"appearance":"grouped"}}"#, "0", whole,
      "layouts.rows: wrong type, so the layout is skipped"),
    Fault(
      #""appearance""#, #""look""#, whole,
      "layouts.rows.list.appearance: missing, so the layout is skipped"),
    Fault(
      #"{"absolute":9}"#, #"{"golden":9}"#, whole,
      "layouts.wide.group.height: Expected exactly one of 'fractionalWidth', 'fractionalHeight', "
        + "'absolute', 'estimated', 'uniformAcrossSiblings', so the layout is skipped"),
    Fault(
      #""paging""#, #""helix""#, whole,
      "layouts.wide.orthogonalScrollingBehavior: unknown name 'helix', so the value is skipped"
    ),
    // Several at once.
    Fault(
      #""type":"list","name":"Help","layout":"rows""#, #""type":5,"name":6,"layout":7"#,
      "top(ab) own(e)", "sections[1].type: wrong type, so the section is skipped"),
    Fault(
      #""name":"Help","layout":"rows""#, #""name":6,"layout":7"#, whole,
      "sections[1].layout: wrong type, so the value is skipped",
      "sections[1].name: wrong type, so the value is skipped"),
  ]

  @Test(arguments: faults)
  func `a fault loses what it touches, and a strict reading throws it`(fault: Fault) throws {
    let data = try Self.json(fault.text, is: fault.other)
    let reading = try ScreenReading(json: data)
    #expect(Self.outline(reading.screen) == fault.outline)
    #expect(reading.skipped.map(\.description) == fault.skipped)
    let error = #expect(throws: DecodingError.self) { try Screen(json: data) }
    let keys = try #require(error.map(Self.path))
    #expect(
      reading.skipped.first?.path.steps
        == keys.map { key in key.intValue.map { .index($0) } ?? .key(key.stringValue) })
  }

  /// Where a decoder found a fault.
  private static func path(of error: DecodingError) -> [any CodingKey] {
    switch error {
    case .keyNotFound(let key, let context): context.codingPath + [key]
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      context.codingPath
    @unknown default: []
    }
  }

  @Test func `a screen without faults is the same in both readings`() throws {
    let data = Data(Self.json.utf8)
    let reading = try ScreenReading(json: data)
    #expect(Self.outline(reading.screen) == Self.whole)
    #expect(reading.skipped.isEmpty)
    #expect(try Screen(json: data) == reading.screen)
  }

  @Test func `the list says what is lost, where and why`() throws {
    let data = try Self.json(#""imageName":"b""#, is: #""imageName":5"#)
    let lost = try #require(ScreenReading(json: data).skipped.first)
    #expect(lost.part == .item)
    #expect(
      lost.path.steps == [
        .key("sections"), .index(0), .key("items"), .index(1), .key("imageName"),
      ])
    #expect(lost.reason == .wrongType)
  }

  @Test func `a section whose layout is broken has the layout of its type`() throws {
    for (text, other) in [
      (#"{"absolute":9}"#, #"{"golden":9}"#), (#""layout":"wide""#, #""layout":[]"#),
      (Self.layouts, "{}"),
    ] {
      let screen = try ScreenReading(json: Self.json(text, is: other)).screen
      #expect(screen.layout(of: screen.sections[2]) == SectionType.basic.layout)
    }
    // The layout 'large' is an authored one, not that of the type.
    let taken = try ScreenReading(
      json: Data(
        Self.json.replacing(#""wide":"#, with: #""large":"#)
          .replacing(#""itemKind":"poster""#, with: #""itemKind":"poster","fallback":"large""#)
          .replacing(#""layout":"wide""#, with: #""layout":null"#).utf8)
    ).screen
    #expect(taken.layout(of: taken.sections[2]) == SectionType.large.layout)
  }

  @Test func `a layout that the screen does not have is listed, but for those of section types`()
    throws
  {
    let missing = try ScreenReading(json: Self.json(#""layout":"wide""#, is: #""layout":"tall""#))
    #expect(
      missing.skipped.map(\.description) == [
        "sections[2].layout: unknown name 'tall', so the value is skipped"
      ])
    let known = try ScreenReading(json: Self.json(#""layout":"wide""#, is: #""layout":"large""#))
    #expect(known.skipped.isEmpty)
    #expect(known.screen.layout(of: known.screen.sections[2]) == SectionType.large.layout)
  }

  @Test(arguments: [
    (#"{"absolute":8}"#, #"{"absolute":1e12}"#, "a number is too large, or is not a number"),
    (
      #""height":{"absolute":9}"#, #""height":{"absolute":9},"count":0"#,
      "A group holds at least one item"
    ),
    (
      #""height":{"absolute":9}"#, #""height":{"absolute":9},"count":100001"#,
      "a group holds too many items"
    ),
    (
      #"{"list":{"appearance":"grouped"}}"#,
      #"{"list":{"appearance":"grouped","headerMode":"supplementary"},"header":{"width":{"absolute":1},"height":{"absolute":1}}}"#,
      "two views have the element kind 'UICollectionElementKindSectionHeader'"
    ),
  ])
  func `a layout that UIKit would raise an exception at is lost`(
    text: String, other: String, reason: String
  ) throws {
    let reading = try ScreenReading(json: Self.json(text, is: other))
    #expect(Self.outline(reading.screen) == Self.whole)
    let lost = try #require(reading.skipped.first)
    #expect(reading.skipped.count == 1)
    #expect(lost.part == .layout)
    #expect(lost.reason.description == reason)
  }

  @Test func `an unknown selection is that of the section's type`() throws {
    let main = try Self.json(#""selection":"first""#, is: #""selection":"newest""#)
    #expect(try ScreenReading(json: main).screen.sections[0].selection == .random)
    let list = try Self.json(#""name":"Help""#, is: #""selection":"newest""#)
    #expect(try ScreenReading(json: list).screen.sections[1].selection == nil)
  }

  @Test func `an unknown scrolling behavior keeps the rest of its layout`() throws {
    let reading = try ScreenReading(json: Self.json(#""paging""#, is: #""helix""#))
    let layout = try #require(reading.screen.layouts["wide"])
    #expect(layout.orthogonalScrollingBehavior == .continuous)
    #expect(layout.group.size == LayoutSize(width: .absolute(8), height: .absolute(9)))
  }

  @Test func `groups that are nested too deep lose their layout`() throws {
    let size = #""width":{"absolute":1},"height":{"absolute":1}"#
    for (depth, isLost) in [(16, false), (17, true), (200, true)] {
      let group =
        String(repeating: "{\(size),\"subitems\":[", count: depth) + "{\(size)}"
        + String(repeating: "]}", count: depth)
      let json =
        #"{"formatVersion":1,"sections":[\#(Self.help)],"layouts":{"rows":{"group":\#(group)}}}"#
      let reading = try ScreenReading(json: Data(json.utf8))
      #expect(Self.outline(reading.screen) == "help(cd)")
      #expect(reading.skipped.map(\.part) == (isLost ? [.layout] : []))
      #expect(
        reading.skipped.allSatisfy {
          $0.reason == .invalid("Groups are nested more than 16 deep.")
        })
    }
  }

  @Test func `items of another kind than the type's are read and written alike`() throws {
    let json = """
      {"formatVersion":1,"sections":[{"id":"a","type":"rank","layout":"line","itemKind":"textHeader",
      "items":[{"id":"a/b","text":"New"}]}],"layouts":{"line":{
      "item":{"width":{"fractionalWidth":1},"height":{"estimated":24}},
      "group":{"axis":"horizontal","width":{"fractionalWidth":1},"height":{"estimated":24}}}}}
      """
    let screen = try Screen(json: Data(json.utf8))
    #expect(screen.sections[0].itemKind.name == "textHeader")
    #expect(try Screen(json: screen.json()) == screen)
  }
}
