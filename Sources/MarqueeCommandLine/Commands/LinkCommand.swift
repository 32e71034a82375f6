import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen

/// `marquee link`: combines screens that were compiled one by one.
struct LinkCommand: RunnableCommand {
  var paths: [String] = []
  var listFile: String?
  var contentFolder: String?
  var report = ReportOptions()
  var output = ""
  var isPretty = false
  var repeatsDiagnostics = false

  static let syntax = CommandSyntax(
    "marquee link", summary: "Put compiled screens together",
    discussion: """
      Writes the JSON of each screen and \(ScreenIndex.fileName), the index of all, and does the \
      checks that need all of them: links to other screens, items that two screens disagree on and, \
      with '--content', images that no screen shows. A screen with an error is not written. Give all \
      screens of a content folder at once.
      """,
    defaults: LinkCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output,
        help: "The folder for the JSON files; created if missing"
      ).required(),
      .value(
        "content", placeholder: "folder", sets: \.contentFolder,
        help: "The content folder with the settings and images; its screens are not read"),
      .value(
        "objects", placeholder: "file", sets: \.listFile,
        help: "A file with the paths of compiled screens, one per line, if there are too many"),
      .flag("pretty", sets: \.isPretty, help: "Break the index into lines for people"),
      .flag(
        "repeat-diagnostics", sets: \.repeatsDiagnostics,
        help: "Also report what was found when the screens were compiled"
      ).hidden,
    ] + ReportOptions.options.nested(at: \.report),
    // A list may be empty, as for a new catalog, but a command line without files is a mistake.
    operand: OperandSyntax.any("file", addsTo: \.paths, help: "A compiled screen")
      .required(unless: .option("objects")))

  func run(on console: Console) throws -> ExitCode {
    let content = try ContentFolder.readShared(of: contentFolder)
    if let contentFolder { try OutputPlace.check(folder: output, isNotPartOf: contentFolder) }
    guard let screens = read(try allPaths(), in: content, on: console) else { return .ioError }
    let (linked, outdated) = ContentPipeline(content).link(
      screens.sortedByBytes(of: \.file))
    for screen in outdated {
      console.printFault(
        "'\(screen)' was compiled with other images or library items; compile it "
          + "again")
    }
    guard outdated.isEmpty else { return .ioError }
    // A screen that is not written must be reported, even if compiling it already reported it.
    let reported = linked.screens.map(\.diagnostics)
      .filter { repeatsDiagnostics || report.fail($0) }
    let plan = BuildPlan(
      files: BuildSystemFiles(output: output), style: isPretty ? .pretty : .compact)
    let writer = OutputWriter(to: plan, isStrict: report.isStrict, workers: .all)
    let leftovers = writer.leftovers(besides: [linked])
    report.reportLeftovers(leftovers, of: writer, on: console)
    let isFailed = writer.refuses(leftovers)
    report.print(
      linked.folderDiagnostics + reported.flatMap(\.self),
      linked.sources, of: linked.rules, besidesErrors: isFailed, on: console)
    let outcome = writer.write([linked], withIndex: true, besides: leftovers)
    report.printEvents(outcome.events, on: console)
    guard outcome.names != nil else { return .ioError }
    return report.exitCode(for: linked.diagnostics, besidesErrors: isFailed)
  }

  /// The screens of all files; `nil` if one cannot be linked: a partial index would look complete.
  private func read(
    _ paths: [String], in content: ContentFolder, on console: Console
  ) -> [ScreenObject]? {
    var screens: [ScreenObject] = []
    var pathByOutput: [String: String] = [:]
    var isComplete = true
    for path in paths {
      let screen = console.attempt { () throws(FileError) in
        try ScreenObject.read(path, in: content)
      }
      guard let screen else {
        isComplete = false
        continue
      }
      // A Mac's file system is case-insensitive.
      let other = pathByOutput.updateValue(path, forKey: screen.outputName.lowercased())
      guard let other else {
        screens.append(screen)
        continue
      }
      guard !screens.contains(screen) else { continue }
      console.printFault(
        "'\(other)' and '\(path)' both hold a screen '\(screen.outputName)'")
      isComplete = false
    }
    return isComplete ? screens : nil
  }

  /// The paths from the command line and the list file: a system limits the length of a command.
  private func allPaths() throws(FileError) -> [String] {
    guard let listFile else { return paths }
    let lines = try Disk().read(listFile).bytes.split(separator: UInt8(ascii: "\n"))
    return try paths
      + lines.map { line throws(FileError) in
        let path = String(decoding: line, as: UTF8.self)
        if let fault = NameSyntax.lines.fault(of: path) {
          throw .other(
            path: listFile, reason: "it cannot hold a name \(fault.words), as in '\(path)'")
        }
        return path
      }
  }
}
