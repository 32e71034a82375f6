import Foundation
import MarqueeScreen
import Testing

/// Paths in a screen's JSON, whose reader knows the fields of kinds only by their keys.
@Suite struct ShownPathReadingTests {
  private func item(_ show: String, _ values: String, fields: [String]) throws -> CatalogItem {
    let keys = fields.map { "\"\($0)\"" }.joined(separator: ",")
    let json = """
      {"formatVersion":1,"sections":[{"id":"s","type":"shows","itemKind":"show","layout":"own",\
      "items":[{"id":"e",\(values)}]}],\
      "itemKinds":{"show":{"fields":[\(keys)],"show":{"title":"\(show)","image":"\(show)"}}},\
      "layouts":{"own":{"group":{"axis":"horizontal","width":{"absolute":11},\
      "height":{"absolute":12},"item":{"width":{"absolute":14},"height":{"absolute":14}}}}}}
      """
    return try Screen(json: Data(json.utf8)).sections[0].items[0].item
  }

  @Test(
    arguments: [
      ("a.b", #""a":{"b":"x"}"#, ["a"], "x"),
      ("a.b.c", #""a":{"b":{"c":7}}"#, ["a"], "7"),
      // Keys have dots themselves.
      ("a.b.c", #""a":{"b.c":"x"}"#, ["a"], "x"),
      ("a.b.c", #""a.b":{"c":"x"}"#, ["a.b"], "x"),
      ("a.b.c", #""a":{"b":{"d":"y"}},"a.b":{"c":"x"}"#, ["a", "a.b"], "x"),
      ("a.b", #""a":{"c":"y"},"a.b":"x""#, ["a", "a.b"], "x"),
      // There is nothing, or no text.
      ("a.b", #""a":{"c":"y"}"#, ["a"], nil), ("a.b", #""a":"x""#, ["a"], nil),
      ("a.b", #""a":["x"]"#, ["a"], nil), ("a.b", #""a":{"b":{"c":"x"}}"#, ["a"], nil),
      ("a.b", #""a":{"b":"x"}"#, [], nil), ("a.", #""a":{"b":"x"}"#, ["a"], nil),
      (".a", #""a":"x""#, ["a"], nil), ("", #""a":"x""#, ["a"], nil),
      ("a..b", #""a":{"b":"x"}"#, ["a"], nil), ("a..b", #""a":{".b":"x"}"#, ["a"], "x"),
      (String(repeating: "a.", count: 50_000), #""a":{"a":{"a":"x"}}"#, ["a"], nil),
    ] as [(String, String, [String], String?)])
  func `a path leads through groups`(
    show: String, values: String, fields: [String], text: String?
  ) throws {
    let item = try item(show, values, fields: fields)
    #expect(item.text(shownAs: .title) == text)
    #expect(item.imageName == text)
    #expect(item.imageLink == nil)
  }

  @Test(arguments: [
    ("https://a.example/x.jpg", true), ("HTTP://a.example/x.jpg", true), ("https:/x", false),
    ("httpss://a.example", false), ("http:", false), ("x", false), ("", false),
  ])
  func `an address of the web is a link to an image, and any other text a name`(
    text: String, isLink: Bool
  ) throws {
    let item = try item("a.b", #""a":{"b":"\#(text)"}"#, fields: ["a"])
    #expect(item.imageLink == (isLink ? text : nil))
    #expect(item.imageName == (isLink ? nil : text))
  }
}
