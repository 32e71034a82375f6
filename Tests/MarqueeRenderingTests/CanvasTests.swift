import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

@Suite struct CanvasTests {
  @Test func `characters of two columns keep the frame in its place`() {
    var canvas = CharacterCanvas(columns: 10, rows: 3)
    canvas.frame(columns: 0..<10, rows: 0..<3)
    canvas.write("한글 x", column: 2, row: 1, limit: 8)
    #expect(canvas.text == "╭────────╮\n│ 한글 x │\n╰────────╯\n")
  }

  @Test func `half of a wide character becomes a space`() {
    var canvas = CharacterCanvas(columns: 4, rows: 1)
    canvas.write("한글", column: 0, row: 0, limit: 4)
    canvas.write("x", column: 1, row: 0, limit: 4)
    #expect(canvas.text == " x글\n")
  }

  @Test func `what could harm a terminal is left out`() {
    var canvas = CharacterCanvas(columns: 20, rows: 1)
    canvas.write("a\u{1B}[31mb\u{202E}c\u{7}d", column: 0, row: 0, limit: 20)
    #expect(canvas.text == "a[31mbcd\n")
  }

  @Test func `text outside of the canvas is not drawn`() {
    var canvas = CharacterCanvas(columns: 3, rows: 1)
    canvas.write("abc", column: -1, row: 0, limit: 3)
    canvas.write("abc", column: 0, row: 7, limit: 3)
    #expect(canvas.text == "bc\n")
  }

  @Test func `a frame that is far larger than the canvas costs no more than the canvas`() {
    var canvas = CharacterCanvas(columns: 3, rows: 2)
    canvas.frame(columns: -1_000_000..<1_000_000, rows: 0..<1_000_000_000)
    #expect(canvas.text == "───\n\n")
  }
}
