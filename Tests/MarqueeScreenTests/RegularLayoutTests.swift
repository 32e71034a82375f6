import Foundation
import MarqueeScreen
import Testing

@Suite struct RegularLayoutTests {
  @Test func `a layout for regular widths has none of its own`() throws {
    let group = #""group":{"width":{"fractionalWidth":1},"height":{"absolute":44}}"#
    let text = "{\(group),\"regular\":{\(group),\"interGroupSpacing\":9,\"regular\":{\(group)}}}"
    var section = try JSONDecoder().decode(LayoutSection.self, from: Data(text.utf8))
    #expect(section.adapted(toRegularWidth: true).interGroupSpacing == 9)
    #expect(section.adapted(toRegularWidth: false).interGroupSpacing == 0)
    #expect(section.regular?.regular == nil)
    section.regular = section
    #expect(section.regular?.interGroupSpacing == 0)
    #expect(section.regular?.regular == nil)
  }
}
