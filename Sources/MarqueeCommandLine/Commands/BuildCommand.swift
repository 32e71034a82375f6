import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen
import MarqueeValidation

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

      If no file has changed since the last build, none is read: sizes, times and inode numbers \
      decide, and the last report is printed again. '--verify-cache' reads all files.

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
    ] + RuleOptions.syntax(at: \.rules) + CacheOptions.syntax(at: \.cache, isDefault: true)
      + ReportOptions.syntax(at: \.report) + ContentInput.options(at: \.input),
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
    let repeated = repeatedRun(on: console)
    if !cache.isVerified, let run = repeated?.repeated(on: console) {
      inputs = run.inputs
      return leave(run.outputs, run.exitCode, on: console)
    }
    var (pipelines, isRead) = input.read(on: console, listing: repeated?.listing ?? [:])
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
    let compiled = try cachedRun(on: console).reports(of: pipelines, plan.style)
    let run = BuildRun(
      pipelines: pipelines, isRead: isRead, compiled: compiled,
      leftovers: writer.leftovers(besides: compiled))
    return try finish(run, repeated, on: console)
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

  private var cachePlace: (folder: String, choice: ContentCache.Choice)? {
    cache.place(default: "\(output)/\(Self.cacheFolderName)")
  }

  private func cachedRun(on console: Console) -> CachedRun {
    CachedRun(
      place: cachePlace, trust: cache.trust, printsCount: cache.printsCount, console: console)
  }

  /// A run that can be skipped if nothing has changed; `nil` if it writes other files, too.
  private func repeatedRun(on console: Console) -> RepeatedRun? {
    guard fileListFolder == nil, dependencyFile == nil else { return nil }
    return RepeatedRun(
      of: ["build", "\(isPretty)", "\(hasManifest)", "\(isFlat)"] + rules.question, input, report,
      in: cachePlace, output: output, on: console)
  }

  // MARK: Run

  /// What a build has compiled, and what it has found.
  private struct BuildRun {
    let pipelines: [ContentPipeline]
    let isRead: Bool
    let compiled: [CompiledContent]
    let leftovers: [String]

    var diagnostics: [Diagnostic] { compiled.flatMap(\.diagnostics) }
  }

  private func isFailed(_ run: BuildRun) -> Bool { !run.isRead || writer.refuses(run.leftovers) }

  /// Reports what a run has found.
  ///
  /// - Returns: The report, if there is one and it can be kept for a repeated run.
  private func print(
    _ run: BuildRun, keeping keptByteCount: Int, on console: Console
  ) -> [UInt8]? {
    report.reportLeftovers(run.leftovers, of: writer, on: console)
    guard !run.compiled.isEmpty else { return nil }
    return report.print(
      run.compiled, besidesErrors: isFailed(run), keeping: keptByteCount, on: console)
  }

  // MARK: Write

  /// Reports what a run has found, and writes what it has made.
  private func finish(
    _ run: BuildRun, _ repeated: RepeatedRun?, on console: Console
  ) throws(FileError) -> ExitCode {
    let printed = print(run, keeping: repeated?.keptByteCount ?? 0, on: console)
    let dependencies = try plan.dependencies(of: run.compiled, from: run.pipelines)
    let outcome = writer.write(run.compiled, withIndex: run.isRead, besides: run.leftovers)
    report.printEvents(outcome.events, on: console)
    // If nothing could be written at all, that has been reported already.
    if outcome.names != nil { cachedRun(on: console).warn(of: run.compiled) }
    try dependencies?.write()
    guard run.isRead, let outputs = outcome.names else { return .ioError }
    let exitCode = report.exitCode(for: run.diagnostics, besidesErrors: isFailed(run))
    // Whether a file in the output folder was removed, only a run that looks can say.
    if run.compiled.isFullyCached, run.leftovers.isEmpty {
      repeated?.remember(
        exitCode, printed, inputs: run.pipelines.baselines, outputs: outputs, on: console)
    }
    return exitCode
  }

  /// Reports the outputs of an earlier run, which would be the same now.
  private func leave(
    _ outputs: [String], _ exitCode: ExitCode, on console: Console
  ) -> ExitCode {
    if cache.printsCount { CachedRun.printCountOfNone(on: console) }
    report.printEvents(outputs.map { .written(path: $0, isChanged: false) }, on: console)
    writer.removeStaleTemporaryFiles(beside: outputs)
    return exitCode
  }
}
