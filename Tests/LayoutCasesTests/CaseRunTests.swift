import LayoutCases
import Testing

/// What the program `MarqueeLayoutCases` prints.
@Suite struct CaseRunTests {
  private func run(_ json: String) -> CaseRun { CaseRun(Array(json.utf8), name: "cases.json") }

  /// Two items of half the width, or wider than the group, so that none fits.
  private func description(itemWidth: Double) -> String {
    #"{"name":"row","scale":2,"containerSize":{"w":320,"h":480},"itemsPerSection":[2],"#
      + #""layout":{"section":{"group":{"axis":"horizontal","width":{"fw":1},"height":{"abs":10},"#
      + #""subitems":[{"type":"item","width":{"fw":\#(itemWidth)},"height":{"abs":10}}]}}}}"#
  }

  @Test func `a described layout is solved`() {
    let run = run(description(itemWidth: 0.5))
    #expect(run.errors.isEmpty)
    #expect(
      String(decoding: run.output, as: UTF8.self) == """
        [{"name":"row","contentSize":[320,10],"elements":[\
        {"section":0,"item":0,"kind":"cell","frame":[0,0,160,10],"z":0},\
        {"section":0,"item":1,"kind":"cell","frame":[160,0,160,10],"z":0}]}]

        """)
  }

  @Test func `a layout that shows nothing is an error next to its frames`() {
    let run = run("[\(description(itemWidth: 0.5)),\(description(itemWidth: 1.5))]")
    #expect(
      run.errors == [
        "cases.json: error: 'row': section 0: the first item does not fit, so nothing is laid out"
      ])
    #expect(String(decoding: run.output, as: UTF8.self).contains(#""elements":[]"#))
  }

  @Test func `what is not a description is refused with its place`() {
    let run = run(#"[{"layout":5}]"#)
    #expect(run.output.isEmpty)
    #expect(run.errors == ["cases.json: error: [0].containerSize: this key is missing"])
  }
}
