import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeManifests
import MarqueeOutputs
import MarqueeScreen
import MarqueeSupport
import MarqueeValidation

/// `marquee build`: turns screens into JSON.
struct BuildCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var cache = CacheOptions()
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

      '--depfile' tells Make and Ninja which files each JSON file depends on: its property list, the \
      settings, the library, and the images it names. '--emit-xcfilelists' writes \
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
    ] + CacheOptions.syntax(at: \.cache, isCustomary: true) + ReportOptions.syntax(at: \.report)
      + ContentInput.options(at: \.input),
    operand: ContentInput.operand(at: \.input))

  /// The folder is hidden because it is not one of the outputs.
  ///
  /// A build into an app's bundle names another folder.
  private static let cacheFolderName = ".marquee-cache"

  func run(on console: Console) -> ExitCode {
    guard watches else { return build(on: console) }
    var command = self
    // The customary folder stays the one that is built if it is gone for a moment.
    command.input.paths = input.readPaths
    var content = ContentWatch(command.input.paths)
    repeat { _ = command.build(on: console) } while content.waitForChange(on: console)
    return .ioError
  }

  private func build(on console: Console) -> ExitCode {
    let files = BuildSystemFiles(output: output, hasManifest: hasManifest, isFlat: isFlat)
    let style: JSONStyle = isPretty ? .pretty : .compact
    let writer = OutputWriter(
      to: files, style, isStrict: report.isStrict, workers: input.workers)
    let place = cache.place(customarily: "\(output)/\(Self.cacheFolderName)")
    // Runs that write other files too are not remembered.
    let repeated =
      fileListFolder != nil || dependencyFile != nil
      ? nil
      : RepeatedRun(
        of: ["build", "\(isPretty)", "\(hasManifest)", "\(isFlat)"], input, report, in: place,
        output: output, on: console)
    if !cache.isVerified, let run = repeated?.repeated(on: console) {
      if cache.printsCount { CachedRun.printCountOfNone(on: console) }
      report.tell(ofUnchanged: run.outputs, of: writer, on: console)
      writer.removeStaleTemporaryFiles(beside: run.outputs)
      return run.exitCode
    }
    let (pipelines, isRead) = input.read(on: console, listing: repeated?.listing ?? [:])
    if hasManifest, let single = pipelines.first(where: { !$0.content.hasAllScreens }) {
      let name = single.content.screens.first?.name ?? "-"
      return Self.refuse(.excluded(.option("manifest"), by: .word(name)), on: console)
    }
    let isApart = console.perform { () throws(FileError) in
      for content in pipelines.map(\.content) where content.hasAllScreens {
        try content.root.map { root throws(FileError) in
          try OutputPlace.check(folder: output, isNotPartOf: root)
        }
      }
    }
    guard isApart else { return .ioError }
    if let fileListFolder {
      let isWritten = console.perform { () throws(FileError) in
        try files.writeFileLists(of: pipelines, to: fileListFolder)
      }
      return isWritten && isRead ? .success : .ioError
    }
    // Nothing is written if the dependency file cannot hold a name.
    if dependencyFile != nil {
      let areHeld = console.perform { () throws(FileError) in try files.checkNames(of: pipelines)
      }
      guard areHeld else { return .ioError }
    }
    if let dependencyFile {
      let isFree = console.perform { () throws(FileError) in
        for root in pipelines.compactMap(\.content.root) {
          try OutputPlace.check(file: dependencyFile, isNoneOf: root)
        }
      }
      guard isFree else { return .ioError }
    }
    let run = CachedRun(
      place: place, trust: cache.trust, printsCount: cache.printsCount, console: console)
    let reports = console.attempt { () throws(FileError) in
      try run.reports(of: pipelines, style)
    }
    guard let reports else { return .ioError }
    let diagnostics = reports.flatMap(\.diagnostics)
    let leftovers = writer.leftovers(besides: reports)
    report.tell(ofLeftovers: leftovers, of: writer, on: console)
    let isFailed = !isRead || writer.refuses(leftovers)
    var printed: [UInt8]?
    if !reports.isEmpty {
      printed = report.print(
        diagnostics, reports.flatMap(\.sources), of: RuleSet(of: reports.map(\.rules)),
        besidesErrors: isFailed, keeping: repeated?.keptByteCount ?? 0, on: console)
    }
    let dependencies = dependencyFile.map { file in
      let content = zip(pipelines, reports).map { (pipeline: $0, compiled: $1) }
      return (
        file: file,
        text: console.attempt { () throws(FileError) in
          try files.dependencies(of: content)
        }
      )
    }
    if let dependencies, dependencies.text == nil { return .ioError }
    let outcome = writer.write(reports, withIndex: isRead, besides: leftovers)
    report.tell(of: outcome.events, on: console)
    // If nothing could be written at all, that has been reported already.
    if outcome.names != nil { run.warn(of: reports) }
    let areDependenciesWritten = dependencies.map { file, text in
      console.perform { () throws(FileError) in
        try LocalFiles.write(Array((text ?? "").utf8), to: file)
      }
    }
    guard isRead, areDependenciesWritten != false else { return .ioError }
    guard let outputs = outcome.names else { return .ioError }
    let exitCode = report.exitCode(for: diagnostics, besidesErrors: isFailed)
    // Whether a file in the output folder was removed, only a run that looks can say.
    if reports.isWellKept, leftovers.isEmpty {
      repeated?.remember(exitCode, printed, outputs: outputs, on: console)
    }
    return exitCode
  }
}
