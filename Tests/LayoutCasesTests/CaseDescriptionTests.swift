import LayoutCases
import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeScreen
import Testing

@Suite struct CaseDescriptionTests {
  private static let sample = #"""
    {"name":"two in a row","containerSize":{"w":320,"h":480},"scale":2,"layout":{
     "scrollDirection":"vertical","section":{"orthogonalScrollingBehavior":"paging","group":{
     "type":"group","axis":"horizontal","width":{"fw":1},"height":{"abs":44},"subitems":[
     {"type":"item","width":{"fw":0.5},"height":{"fh":1}}]},"boundarySupplementaryItems":[
     {"elementKind":"h","width":{"fw":1},"height":{"abs":20},"alignment":"top"}]}},
     "itemsPerSection":[2],"orthogonalOffsets":{"requested":[0,40]}}
    """#

  private func read(_ json: String) throws(CaseDescriptionError) -> [CaseDescription] {
    try CaseDescription.read(Array(json.utf8))
  }

  private func replacing(_ text: String, by replacement: String) -> String {
    let parts = Self.sample.split(separator: text, maxSplits: 1, omittingEmptySubsequences: false)
    return parts.joined(separator: replacement)
  }

  @Test func `a result is written in the form of the cases`() throws {
    var writer = JSONWriter(style: .compact)
    CaseResult.write(try read(Self.sample).map { $0.solve() }, to: &writer)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        [{"name":"two in a row","contentSize":[320,64],"elements":[\
        {"section":0,"item":0,"kind":"cell","frame":[0,20,160,44],"z":0},\
        {"section":0,"item":1,"kind":"cell","frame":[160,20,160,44],"z":0},\
        {"section":0,"item":0,"kind":"boundary","elementKind":"h","frame":[0,0,320,20],"z":1}],\
        "restsAt":{"0":[0,0]}}]
        """)
  }

  @Test func `an array is read as well as a single description`() throws {
    #expect(try read("[\(Self.sample),\(Self.sample)]").count == 2)
    #expect(try read("  \n[]").isEmpty)
  }

  @Test(
    arguments: [
      (#""w":320"#, #""w":"320""#, "containerSize.w", "this is not a number"),
      (
        #""fw":1}"#, #""fw":1,"abs":2}"#, "layout.section.group.width",
        "a dimension has exactly one of 'fw', 'fh', 'abs', 'est'"
      ),
      (
        #""horizontal""#, #""diagonal""#, "layout.section.group.axis",
        "'diagonal' is none of 'horizontal', 'vertical', 'custom'"
      ),
      (
        #""fh":1"#, #""fh":null"#, "layout.section.group.subitems[0].height.fh",
        "a value is missing here"
      ),
      (
        #""itemsPerSection":[2]"#, #""itemsPerSection":[1.5]"#, "itemsPerSection[0]",
        "this is not an integer"
      ),
      (
        #""itemsPerSection":[2]"#, #""itemsPerSection":["2"]"#, "itemsPerSection[0]",
        "this is not a number"
      ),
      (#""itemsPerSection":[2]"#, #""items":[2]"#, "itemsPerSection", "this key is missing"),
      (
        #""alignment":"top""#, #""alignment":7"#,
        "layout.section.boundarySupplementaryItems[0].alignment", "this is not a string"
      ),
    ])
  func `an invalid description is refused with its place`(
    text: String, replacement: String, path: String, message: String
  ) throws {
    let error = #expect(throws: CaseDescriptionError.self) {
      try read(replacing(text, by: replacement))
    }
    #expect(error?.path == path)
    #expect(error?.message == message)
  }

  @Test func `the place in an array starts with the index`() {
    let error = #expect(throws: CaseDescriptionError.self) { try read("[\(Self.sample),{}]") }
    #expect(error?.path == "[1].layout")
  }

  @Test(arguments: ["", "{", "nonsense", "[1,", "\u{0}"])
  func `what is not JSON is refused`(json: String) {
    let error = #expect(throws: CaseDescriptionError.self) { try read(json) }
    #expect(error == CaseDescriptionError(path: "", message: "this is not JSON"))
  }

  @Test(arguments: [16, 17, 100, 1000, 100_000])
  func `groups nested more than 16 deep are refused`(depth: Int) {
    let open = String(
      repeating:
        #"{"type":"group","axis":"vertical","width":{"fw":1},"height":{"fh":1},"subitems":["#,
      count: depth)
    let close = String(repeating: "]}", count: depth)
    let json = """
      {"containerSize":{"w":1,"h":1},"itemsPerSection":[1],
       "layout":{"section":{"group":\(open)\(close)}}}
      """
    #expect(((try? read(json)) != nil) == (depth <= 16))
  }
}
