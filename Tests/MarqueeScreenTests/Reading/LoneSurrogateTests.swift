import Foundation
import MarqueeScreen
import Testing

/// Half of a surrogate pair is not a character: what a screen loses because of it.
@Suite struct LoneSurrogateTests {
  private static let screen = """
    {"formatVersion":1,"currency":"EUR","sections":[\
    {"id":"top","type":"list","layout":"list","name":"Top","link":"https://example.com/all","items":[\
    {"id":"a","text":"A","secondaryText":"of a"},{"id":"b","text":"B"}]},\
    {"id":"low","type":"list","layout":"list","items":[{"id":"c","text":"C"}]}],"layouts":{}}
    """

  /// The identifiers of the sections and their items: `top(ab)`.
  private static func outline(_ screen: Screen) -> String {
    screen.sections.map { "\($0.id)(\($0.items.map(\.id).joined()))" }.joined(separator: " ")
  }

  @Test(
    arguments: [
      (#""text":"A""#, "top(b) low(c)", "sections[0].items[0]", "item"),
      (#""secondaryText":"of a""#, "top(b) low(c)", "sections[0].items[0]", "item"),
      (#""id":"a""#, "top(b) low(c)", "sections[0].items[0]", "item"),
      (#""name":"Top""#, "top(ab) low(c)", "sections[0].name", "value"),
      (#""link":"https://example.com/all""#, "top(ab) low(c)", "sections[0].link", "value"),
      (#""id":"low""#, "top(ab)", "sections[1]", "section"),
      (#""currency":"EUR""#, "top(ab) low(c)", "currency", "value"),
    ])
  func `a text with half a pair loses its part of the screen`(
    member: String, outline: String, path: String, part: String
  ) throws {
    let key = member.prefix { $0 != ":" }
    for half in [#"\ud800"#, #"\udc00"#, #"x\ud83dy"#, #"\ud83d\ud83d"#, #"\ude98\ud83d"#] {
      let json = Data(Self.screen.replacing(member, with: "\(key):\"\(half)\"").utf8)
      let reading = try ScreenReading(json: json)
      #expect(Self.outline(reading.screen) == outline, "\(half)")
      #expect(
        reading.skipped.map(\.description) == [
          "\(path): not valid JSON, so the \(part) is skipped"
        ], "\(half)")
      #expect(throws: DecodingError.self) { try Screen(json: json) }
    }
  }

  @Test func `a whole pair is a character`() throws {
    let json = Self.screen.replacing(#""text":"A""#, with: #""text":"\ud83d\ude98""#)
    let reading = try ScreenReading(json: Data(json.utf8))
    #expect(reading.skipped.isEmpty)
    #expect(reading.screen.sections[0].items[0].spokenText.hasPrefix("🚘"))
  }

  @Test(arguments: ["[{", #"{"sections":["#, #"{"a":"\u12"}"#, ""])
  func `what is not JSON at all is refused`(json: String) {
    #expect(throws: ScreenReadingError.self) { try ScreenReading(json: Data(json.utf8)) }
  }
}
