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
    let run = run(#"[{"layout":5,"itemsPerSection":[1]}]"#)
    #expect(run.output.isEmpty)
    #expect(run.errors == ["cases.json: error: [0].containerSize: this key is missing"])
  }

  /// Rows that are 44 points high.
  private static let rows =
    #"{"group":{"width":{"fractionalWidth":1},"height":{"absolute":44}}}"#

  private static let propertyListRows = """
    <plist version="1.0"><dict><key>layout</key><dict><key>group</key><dict><key>width</key>
    <dict><key>fractionalWidth</key><integer>1</integer></dict><key>height</key>
    <dict><key>absolute</key><integer>44</integer></dict></dict></dict>
    <key>items</key><integer>2</integer><key>container</key><dict><key>width</key>
    <integer>320</integer><key>height</key><integer>480</integer></dict></dict></plist>
    """

  @Test(arguments: [
    (#"{"layout":\#(rows),"items":2,"container":{"width":320,"height":480}}"#, 320),
    (#"{"sections":[{"layout":\#(rows),"items":2}],"container":{"width":320,"height":480}}"#, 320),
    (propertyListRows, 320), (#"{"layout":\#(rows),"items":2}"#, 393),
  ])
  func `layouts as screens have them are solved, in a view or on an iPhone 15`(
    text: String, width: Int
  ) {
    let run = run(text)
    #expect(run.errors.isEmpty)
    #expect(
      String(decoding: run.output, as: UTF8.self) == """
        [{"name":"","contentSize":[\(width),88],"elements":[\
        {"section":0,"item":0,"kind":"cell","frame":[0,0,\(width),44],"z":0},\
        {"section":0,"item":1,"kind":"cell","frame":[0,44,\(width),44],"z":0}]}]

        """)
  }

  @Test(arguments: [
    (#"{"items":2}"#, "layout: this key is missing"),
    (#"[{"sections":[{"layout":5}]}]"#, "[0].sections[0].layout: this is not an object"),
    (#"{"layout":\#(rows),"items":1.5}"#, "items: this is not an integer"),
  ])
  func `a layout that cannot be read is refused with its place`(text: String, message: String) {
    #expect(run(text).errors == ["cases.json: error: \(message)"])
  }
}
