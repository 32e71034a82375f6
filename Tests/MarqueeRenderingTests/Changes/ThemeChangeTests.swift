import MarqueeRendering
import MarqueeScreen
import Testing

@Suite struct ThemeChangeTests {
  /// A value that a later version adds must be compared, too.
  @Test func `each value of a theme is compared`() {
    var theme = Theme()
    theme.accent = "#C2410C"
    theme.appearance = .dark
    theme.headerSize = 40
    theme.cardRadius = 2.5
    theme.imageFit = .fit
    theme.bannerTexts = .below
    theme.courseStars = .one
    let diff = CatalogDiff(from: [], to: [], themes: (Theme(), theme))
    #expect(diff.declarations.map(\.subject) == Theme.table.fields.map { .field($0.key) })
    #expect(
      diff.declarations.map(\.new) == ["#C2410C", "dark", "40", "2.5", "fit", "below", "one"])
    #expect(diff.counts == [.themeValuesChanged: 7])
    #expect(CatalogDiff(from: [], to: [], themes: (theme, theme)).isEmpty)
  }
}
