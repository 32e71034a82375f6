import Foundation
import MarqueeCatalog
import MarqueeScreen
import Testing

/// Sections that name the type to show instead.
@Suite struct FallbackTests {
  private static let size = #""width":{"absolute":9},"height":{"absolute":9}"#
  private static let layout = #"{"group":{\#(size),"subitems":[{\#(size)}]}}"#

  private func json(_ members: String) -> Data {
    Data(
      (#"{"formatVersion":1,"sections":[{"id":"s","items":["#
        + #"{"id":"a","description":"A","imageName":"a"},{"id":"b","text":"B"}],\#(members)}],"#
        + #""layouts":{"large":\#(Self.layout),"hero":\#(Self.layout)}}"#).utf8)
  }

  @Test func `an unknown type is read as its fallback, items that do not fit are skipped`()
    throws
  {
    let reading = try ScreenReading(
      json: json(#""type":"hero","layout":"hero","itemKind":"hologram","fallback":"large""#))
    let section = try #require(reading.screen.sections.first)
    #expect(section.type == .large)
    #expect(section.items.map(\.id) == ["a"])
    // Neither the layout 'hero' nor the authored layout 'large'.
    #expect(reading.screen.layout(of: section) == SectionType.large.layout)
    #expect(reading.skipped.map(\.path.description) == ["sections[0].items[1].description"])
  }

  @Test(arguments: [
    #""type":"hero","layout":"hero","fallback":"list""#,
    #""type":"hero","layout":"hero","itemKind":"row","fallback":"list""#,
    #""type":"list","layout":"list","fallback":"hero""#,
    #""type":"list","layout":"list","fallback":null"#,
    #""type":"hero","layout":"hero","itemKind":"row","fallback":null"#,
  ])
  func `both readings know a fallback`(members: String) throws {
    let data = Data(
      #"{"formatVersion":1,"sections":[{"id":"s","items":[{"id":"b","text":"B"}],\#(members)}],"layouts":{"hero":\#(Self.layout)}}"#
        .utf8)
    let reading = try ScreenReading(json: data)
    #expect(reading.skipped.isEmpty)
    #expect(reading.screen.sections[0].items.map(\.id) == ["b"])
    #expect(try Screen(json: data) == reading.screen)
  }

  @Test func `a type whose items are known keeps its name, its layout and its fallback`() throws {
    let reading = try ScreenReading(
      json: json(#""type":"hero","layout":"hero","itemKind":"poster","fallback":"large""#))
    let section = try #require(reading.screen.sections.first)
    #expect(section.type.name == "hero")
    #expect(section.type.fallback == "large")
    #expect(section.layout == "hero")
    // The name is shown as in its fallback, if no type has the name of its layout.
    #expect(section.type.showsName)
    #expect(section.type.layout == SectionType.large.layout)
  }

  @Test func `a fallback that is not known either loses the section`() throws {
    let reading = try ScreenReading(
      json: json(#""type":"hero","layout":"hero","fallback":"stage""#))
    #expect(reading.screen.sections.isEmpty)
    #expect(reading.skipped.map(\.reason) == [.unknownName("hero")])
  }

  @Test func `built-in types have no fallback`() {
    #expect(SectionType.builtIn.allSatisfy { $0.fallback == nil })
  }
}
