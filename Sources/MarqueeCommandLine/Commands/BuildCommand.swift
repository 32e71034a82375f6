import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen

/// `marquee build`: turns screens into JSON.
struct BuildCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var cache = CacheOptions()
  var rules = RuleOptions()
  var output = ""
  var isPretty = false
  var hasManifest = false
  var isFlat = false
  var watches = false
  var dependencyFile: String?
  var fileListFolder: String?

  static let syntax = CommandSyntax(
    "marquee build", summary: "Turn screens into JSON",
    discussion: """
      Home.plist becomes Home.json, and \(ScreenIndex.fileName) lists all screens of a folder. A \
      screen with errors is not written, and its previous JSON stays. So does the JSON of a screen \
      that is gone: until it is removed, every build warns, or fails with '--strict'. A file is \
      written only if its bytes change.

      '--watch' builds again after every change until it is stopped. With any file server for the \
      output folder, an app that follows it shows an edit within a second.

      '--flat' is for bundles, which have no folders: two screens with the same name are then an \
      error. JSON of a language stays in its folder, such as 'de.lproj'.

      '--manifest' also writes \(CatalogManifest.fileName) with the digest of each screen, for apps \
      that load screens from a server: they load only what has changed.

      Unchanged screens and their diagnostics come from a cache. It is in \
      '\(Self.cacheFolderName)' in the output folder, or in the folder that '--cache' names, which \
      keeps it out of an app's bundle. A cache that belongs to another user, or that others can \
      access, is used only if '--cache' names it.

      '--depfile' lists for Make and Ninja which files each JSON file depends on: its property list, \
      the settings, the library, and the images it names. '--emit-xcfilelists' writes \
      \(XcodeFileLists.inputsName) and \(XcodeFileLists.outputsName) for a run-script phase of \
      Xcode. Run it in the project's folder, because the lists begin their paths with '$(SRCROOT)/'; \
      '--output' may begin with a variable such as '$(DERIVED_FILE_DIR)'.
      """,
    defaults: BuildCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output,
        help: "The folder for the JSON files; created if missing"
      ).required(),
      .flag("pretty", sets: \.isPretty, help: "Break the JSON into lines for people"),
      .flag(
        "manifest", sets: \.hasManifest,
        help: "Also write the digests of all screens, for a server"),
      .flag(
        "flat", sets: \.isFlat,
        help: "Write all JSON into the folder itself, as in an app's bundle"),
      .flag(
        "watch", sets: \.watches, help: "Build again after every change, until stopped"
      ).excluding(.word("-")),
      .value(
        "depfile", placeholder: "file", sets: \.dependencyFile,
        help: "Also write which files each output depends on"),
      .value(
        "emit-xcfilelists", placeholder: "folder", sets: \.fileListFolder,
        help: "Write the lists of inputs and outputs for Xcode, and build nothing"
      ).excludingAll(
        but: .operand("path"), .option("output"), .option("manifest"), .option("flat"),
        .option("watch"), .option("jobs"), .option("stdin-name")),
    ] + RuleOptions.options.nested(at: \.rules) + CacheOptions.options.nested(at: \.cache)
      + ReportOptions.options.nested(at: \.report) + ContentInput.options.nested(at: \.input),
    operand: ContentInput.operand(at: \.input))

  /// The folder is hidden because it is not one of the outputs.
  ///
  /// A build into an app's bundle names another folder.
  private static let cacheFolderName = ".marquee-cache"

  func run(on console: Console) throws -> ExitCode {
    var inputs: [String] = []
    guard watches else { return try build(on: console, &inputs) }
    var command = self
    // The default folder stays the input even if it is temporarily missing.
    command.input.paths = input.readPaths
    return console.follow(command.input.paths) {
      _ = Self.reportingErrors(on: console) { try command.build(on: console, &inputs) }
      return inputs
    }
  }

  /// Builds once.
  ///
  /// - Parameter inputs: Receives the files besides the content that the outputs depend on.
  private func build(on console: Console, _ inputs: inout [String]) throws -> ExitCode {
    var (pipelines, isRead) = input.read(on: console)
    pipelines = try rules.choose(in: pipelines)
    inputs = pipelines.baselines
    if hasManifest, let single = pipelines.first(where: { !$0.content.hasAllScreens }) {
      let name = single.content.screens.first?.name ?? "-"
      throw UsageError.excluded(.option("manifest"), by: .word(name))
    }
    try plan.check(pipelines)
    if let fileListFolder {
      // Lists without a screen would keep the phase from ever running.
      let empty = pipelines.filter { $0.content.hasAllScreens && !$0.content.holdsScreens }
      guard empty.isEmpty else {
        return ExitCode.worst(of: empty.map { console.reportUnreadFiles(of: $0.content) })
      }
      try plan.files.writeFileLists(of: pipelines, to: fileListFolder)
      return isRead ? .success : .ioError
    }
    return try compile(pipelines, isRead: isRead, on: console)
  }

  // MARK: Plan

  private var plan: BuildPlan {
    BuildPlan(
      files: BuildSystemFiles(output: output, hasManifest: hasManifest, isFlat: isFlat),
      style: isPretty ? .pretty : .compact, dependencyFile: dependencyFile)
  }

  private var writer: OutputWriter {
    OutputWriter(to: plan, isStrict: report.isStrict, workers: input.workers)
  }

  // MARK: Run

  /// Compiles content, reports what is found, and writes what was made.
  ///
  /// - Parameter isRead: Whether all content could be read.
  private func compile(
    _ pipelines: [ContentPipeline], isRead: Bool, on console: Console
  ) throws(FileError) -> ExitCode {
    let compiled = try cache.reports(
      of: pipelines, plan.style, keptIn: "\(output)/\(Self.cacheFolderName)", on: console)
    let leftovers = writer.leftovers(besides: compiled)
    report.reportLeftovers(leftovers, of: writer, on: console)
    let isFailed = !isRead || writer.refuses(leftovers)
    if !compiled.isEmpty { report.print(compiled, besidesErrors: isFailed, on: console) }
    let dependencies = try plan.dependencies(of: compiled, from: pipelines)
    let outcome = writer.write(compiled, withIndex: isRead, besides: leftovers)
    report.printEvents(outcome.events, on: console)
    // If nothing could be written at all, that has been reported already.
    if outcome.names != nil { console.warnOfCacheErrors(in: compiled) }
    if let (path, bytes) = dependencies { try Disk().write(bytes, to: path) }
    guard isRead, outcome.names != nil else { return .ioError }
    return report.exitCode(for: compiled.flatMap(\.diagnostics), besidesErrors: isFailed)
  }
}
