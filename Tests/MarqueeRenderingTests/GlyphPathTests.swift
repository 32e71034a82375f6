import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

/// Outlines as path data, worked out by hand; up becomes negative.
@Suite struct GlyphPathTests {
  private func path(_ contours: [(Int, Int, Bool)]...) -> String {
    Glyph(
      advance: 0,
      contours: contours.map { $0.map { Glyph.Point(x: $0, y: $1, isOnCurve: $2) } }
    ).pathData
  }

  @Test func `lines along the axes have one number, and the last one is left out`() {
    #expect(
      path([(10, 0, true), (10, 100, true), (60, 100, true), (60, 0, true)]) == "M10 0v-100h50v100z"
    )
    #expect(path([(0, 0, true), (5, -5, true), (7, 1, true)]) == "M0 0l5 5 2-6z")
  }

  /// Between the controls (0, 10) and (11, 10) is (5.5, 10), where the curve continues smoothly.
  @Test func `a curve goes through the middle between two controls`() {
    #expect(
      path([(0, 0, true), (0, 10, false), (11, 10, false), (11, 0, true)])
        == "M0 0q0-10 5.5-10t5.5 10z")
  }

  /// All four middles: (0, 5), (5, 10), (10, 5), (5, 0); it begins at the one before the first
  /// point.
  @Test func `an outline without a point on it begins between two of its controls`() {
    #expect(
      path([(0, 0, false), (0, 10, false), (10, 10, false), (10, 0, false)])
        == "M5 0q-5 0-5-5t5-5 5 5-5 5z")
  }

  @Test func `an outline begins with its first point on the curve`() {
    #expect(path([(0, 10, false), (10, 10, true), (0, 0, true)]) == "M10-10l-10 10q0-10 10-10z")
  }

  @Test func `outlines follow each other, and a point alone draws nothing`() {
    #expect(
      path(
        [(0, 0, true), (1, 0, true), (1, 1, true)], [(5, 5, true)], [(2, 2, true), (3, 2, true)])
        == "M0 0h1v-1zM2-2h1z")
    #expect(path() == "")
  }
}
