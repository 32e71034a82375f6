import Foundation
import MarqueeCommandLine
import TestSupport
import Testing

/// A folder to begin with.
@Suite struct InitCommandTests {
  @Test func `a new folder is valid, small and shown`() throws {
    let folder = try TemporaryFolder()
    let content = folder.path("Content")
    let run = CommandRun("init", content)
    #expect(run.exitCode == .success)
    #expect(run.output.hasPrefix("wrote \(content)/Marquee.plist\n"))
    let next = "next: run 'marquee preview \(content) --watch', and edit '\(content)/Home.plist'\n"
    #expect(run.output.hasSuffix("\n\(next)"))
    let check = CommandRun("validate", "--strict", content)
    #expect(check.exitCode == .success)
    #expect(check.output.hasPrefix("no errors found in 3 files\nlooked at "))
    let images = try FileManager.default.contentsOfDirectory(atPath: content + "/Images")
    let sizes = try images.map { try folder.read("Content/Images/\($0)").count }
    #expect(sizes.reduce(0, +) <= 100_000)
    for columns in ["40", "60", "80", "100", "120"] {
      let drawing = CommandRun("preview", content, "--format", "text", "--width", columns).output
      for text in ["New Films", "The Lagoon", "2026", "Top 3 Today"] {
        #expect(drawing.contains(text), "\(text) at \(columns)")
      }
    }
  }

  @Test func `a path that a shell would take apart is not part of a command`() throws {
    let folder = try TemporaryFolder()
    let content = folder.path("").appending("My Films")
    #expect(
      CommandRun("init", content).output.hasSuffix(
        "\nnext: run 'marquee preview FOLDER --watch', and edit '\(content)/Home.plist'\n"))
  }

  @Test(arguments: [["validate"], ["build", "-o", "out"], ["preview"], ["diff", "."], ["images"]])
  func `a folder that does not exist can be started`(command: [String]) throws {
    let folder = try TemporaryFolder()
    let run = CommandRun(command + [folder.path("Contnt")])
    #expect(run.exitCode == .ioError)
    #expect(
      run.errors.contains(
        "it does not exist; 'marquee init \(folder.path("Contnt"))' starts a content folder\n"))
  }

  @Test func `an empty folder is filled`() throws {
    let folder = try TemporaryFolder()
    #expect(CommandRun("init", folder.path).exitCode == .success)
    #expect(CommandRun("validate", "--strict", folder.path).exitCode == .success)
  }

  @Test(arguments: ["notes.txt", "Images/cat.png"])
  func `a folder that holds something is left as it is, and it is named`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "Content/\(name)")
    let before = try folder.names()
    let run = CommandRun("init", folder.path("Content"))
    #expect(run.exitCode == .ioError)
    let first = name.prefix { $0 != "/" }
    #expect(run.errors.contains("'\(first)' is in it already; name a new folder"))
    #expect(try folder.names() == before)
  }

  @Test(arguments: [".DS_Store", ".git/HEAD"])
  func `hidden files stay, and the others join them`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "Content/\(name)")
    #expect(CommandRun("init", folder.path("Content")).exitCode == .success)
    #expect(try folder.text("Content/\(name)") == "mine")
    #expect(CommandRun("validate", "--strict", folder.path("Content")).exitCode == .success)
    // Nothing is left of how they were written.
    let hidden = try folder.names().filter { $0.hasPrefix("Content/.") }
    #expect(hidden.allSatisfy { "Content/\(name)".hasPrefix($0) })
  }

  @Test func `a file in place of the folder is left as it is`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "Content")
    #expect(CommandRun("init", folder.path("Content")).exitCode == .ioError)
    #expect(try folder.text("Content") == "mine")
  }
}
