import Foundation
import MarqueeScreen
import Testing

@Suite struct ScreenIndexTests {
  private let index = ScreenIndex([
    ScreenIndex.Entry(name: "b", file: "b.json", sectionCount: 2, itemCount: 30),
    ScreenIndex.Entry(name: "Shop/한글", file: "Shop/한글.json", sectionCount: 0, itemCount: 0),
  ])

  @Test func `screens are in the order of their names' bytes`() {
    #expect(
      String(decoding: index.json(), as: UTF8.self)
        == #"{"formatVersion":1,"screens":[{"name":"Shop/한글","file":"Shop/한글.json","sections":0,"#
        + #""items":0},{"name":"b","file":"b.json","sections":2,"items":30}]}"# + "\n")
  }

  @Test(arguments: [JSONStyle.compact, .pretty])
  func `what is written is read back`(style: JSONStyle) throws {
    #expect(try ScreenIndex(json: Data(index.json(style: style))) == index)
  }

  @Test func `keys of a newer writer are skipped, a newer form is refused`() throws {
    let json =
      #"{"formatVersion":1,"look":"dark","screens":[{"name":"a","file":"a.json","#
      + #""sections":1,"items":2,"title":"A"}]}"#
    let entry = ScreenIndex.Entry(name: "a", file: "a.json", sectionCount: 1, itemCount: 2)
    #expect(try ScreenIndex(json: Data(json.utf8)) == ScreenIndex([entry]))
    let newer = json.replacing(#""formatVersion":1"#, with: #""formatVersion":2"#)
    #expect(throws: DecodingError.self) { try ScreenIndex(json: Data(newer.utf8)) }
    #expect(throws: DecodingError.self) { try ScreenIndex(json: Data("{}".utf8)) }
  }
}
