import Foundation
import MarqueeCatalog
import MarqueeCommandLine
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import TestSupport
import Testing

/// Compiled screens whose bytes were changed by someone who can make a seal.
@Suite struct ResealedRecordTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(PNGBytes.image(270, 270), to: "Content/Images/cat.png")
    try folder.write(SampleScreen.valid, to: "Content/Home.plist")
  }

  @discardableResult
  private func compile() -> CommandRun {
    CommandRun(
      "compile", folder.path("Content/Home.plist"), "--content", folder.path("Content"),
      "-o", folder.path("objects/Home.marquee"))
  }

  private func link() -> CommandRun {
    CommandRun(
      "link", folder.path("objects/Home.marquee"), "--content", folder.path("Content"),
      "-o", folder.path("linked"))
  }

  /// The record of a compiled screen, with a valid seal again after a change.
  private func reseal(_ change: (inout [UInt8]) throws -> Void) throws {
    let file = URL(filePath: folder.path("objects/Home.marquee"))
    var record = Array(try ChecksummedRecord.screen.decode(Array(try Data(contentsOf: file))))
    try change(&record)
    try folder.write(ChecksummedRecord.screen.encode(record), to: "objects/Home.marquee")
  }

  @Test func `bytes after a record are damage, whatever its seal`() throws {
    compile()
    try reseal { _ in }
    #expect(link().exitCode == .success)
    try reseal { $0.append(0) }
    let run = link()
    #expect(run.exitCode == .ioError)
    #expect(run.errors.contains("is damaged"))
  }

  @Test func `no place of a record lies outside of the content folder`() throws {
    // Too small, and the note of the diagnostic is about the image's file. The
    // other paths are as long.
    try folder.write(PNGBytes.image(9, 9), to: "Content/Images/cat.png")
    for (path, exitCode) in [
      ("Images/dog.png", ExitCode.success), ("../Images/dog1", .ioError),
      ("Images/../../a", .ioError), ("/Images/dog.pn", .ioError),
    ] {
      #expect(compile().output.contains("[image-too-small]"))
      try reseal { record in
        let place = try #require(record.firstRange(of: Array("Images/cat.png".utf8)))
        record.replaceSubrange(place, with: path.utf8)
      }
      let run = link()
      #expect(run.exitCode == exitCode, "\(path)")
      #expect(run.errors.contains("is damaged") == (exitCode != .success))
    }
  }
}
