import Foundation
import MarqueeScreen
import Testing

@Suite struct ThemeTests {
  private static var whole: Theme {
    var theme = Theme()
    theme.accent = "#C2410C"
    theme.appearance = .dark
    theme.headerSize = 26
    theme.cardRadius = 16.5
    theme.imageFit = .fit
    theme.bannerTexts = .below
    theme.courseStars = .one
    return theme
  }

  private static let json =
    ##""theme":{"accent":"#C2410C","appearance":"dark","headerSize":26,"cardRadius":16.5,"##
    + #""imageFit":"fit","bannerTexts":"below","courseStars":"one"},"#

  @Test func `an index and a manifest have the theme once`() throws {
    let index = ScreenIndex([], theme: Self.whole)
    let text = #"{"formatVersion":1,"# + Self.json + #""screens":[]}"# + "\n"
    #expect(String(decoding: index.json(), as: UTF8.self) == text)
    #expect(try ScreenIndex(json: index.json()) == index)
    let manifest = CatalogManifest(screens: [], theme: Self.whole)
    #expect(String(decoding: manifest.jsonBytes(), as: UTF8.self) == text)
    #expect(try CatalogManifest(json: Data(manifest.jsonBytes())) == manifest)
  }

  @Test func `the built-in look is not written`() throws {
    let text = "{\"formatVersion\":1,\"screens\":[]}\n"
    #expect(String(decoding: ScreenIndex([]).json(), as: UTF8.self) == text)
    #expect(try ScreenIndex(json: Data(text.utf8)).theme == Theme())
    #expect(try CatalogManifest(json: Data(text.utf8)).theme == Theme())
  }

  @Test func `words and keys of a later version are the default`() throws {
    let text =
      #"{"formatVersion":1,"theme":{"appearance":"sepia","imageFit":"tile","font":"Serif","#
      + #""headerSize":30},"screens":[]}"#
    var theme = Theme()
    theme.headerSize = 30
    #expect(try ScreenIndex(json: Data(text.utf8)).theme == theme)
    #expect(try CatalogManifest(json: Data(text.utf8)).theme == theme)
  }
}
