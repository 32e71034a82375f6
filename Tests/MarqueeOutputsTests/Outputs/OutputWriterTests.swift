import MarqueeCompiler
import MarqueeOutputs
import TestSupport
import Testing

/// What a build writes, without a command.
@Suite struct OutputWriterTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var output: String { folder.path("out") }

  private func writer(isFlat: Bool = false, isStrict: Bool = false) -> OutputWriter {
    let files = BuildSystemFiles(output: output, hasManifest: true, isFlat: isFlat)
    return OutputWriter(
      to: BuildPlan(files: files, style: .compact), isStrict: isStrict, workers: .all)
  }

  private func compiled() throws -> [CompiledContent] {
    [try ContentPipeline(folder: folder.path("Content")).compile(.compact)]
  }

  @Test func `screens come first and the files about all of them last, each with what happened`()
    throws
  {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/more/Learn.plist")
    let names = ["Home.json", "more/Learn.json", "Screens.json", "Manifest.json"]
    for isChanged in [true, false] {
      let outcome = writer().write(try compiled(), withIndex: true, besides: [])
      #expect(outcome.names == names)
      #expect(
        outcome.events == names.map { .written(path: "\(output)/\($0)", isChanged: isChanged) })
    }
    #expect(try Set(names).isSubset(of: folder.names().map { String($0.dropFirst(4)) }))
  }

  @Test func `two screens of one name are a conflict in a bundle, and there is no index`() throws {
    try folder.write(SampleScreen.valid, to: "Content/a/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/b/Home.plist")
    let outcome = writer(isFlat: true).write(try compiled(), withIndex: true, besides: [])
    #expect(outcome.names == nil)
    #expect(
      outcome.events == [
        .conflict(
          .screen(folder.path("Content/a/Home.plist")),
          .screen(folder.path("Content/b/Home.plist")), path: "\(output)/Home.json"),
        .written(path: "\(output)/Home.json", isChanged: true),
      ])
  }

  @Test func `what a gone screen has left is found, and a strict build refuses the index`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write(SampleScreen.valid, to: "Content/Learn.plist")
    _ = writer().write(try compiled(), withIndex: true, besides: [])
    try folder.remove("Content/Learn.plist")
    let writer = writer(isStrict: true)
    let leftovers = writer.leftovers(besides: try compiled())
    #expect(leftovers == ["Learn.json"])
    #expect(writer.refuses(leftovers))
    #expect(!self.writer().refuses(leftovers))
    let outcome = writer.write(try compiled(), withIndex: true, besides: leftovers)
    #expect(outcome.names == ["Home.json"])
  }

  @Test func `an output folder that cannot be made is a fault, and not thrown`() throws {
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
    try folder.write("a file", to: "out")
    let outcome = writer().write(try compiled(), withIndex: true, besides: [])
    #expect(outcome.names == nil)
    let isFault = outcome.events.map { if case .fault = $0 { true } else { false } }
    #expect(isFault == [true])
  }
}
