import MarqueeCompiler
import MarqueeOutputs
import MarqueeRendering

/// `marquee preview`: shows screens as on a phone.
struct PreviewCommand: RunnableCommand {
  var path: String?
  var output = ""
  var site = ""
  var request = PreviewRequest()
  var width: DrawingWidth?
  var opens = false
  var staysClosed = false
  var isQuiet = false
  var old: String?

  static let syntax = CommandSyntax(
    "marquee preview", summary: "Show screens as a phone would",
    discussion: """
      Home.plist becomes the page Home.html, which shows the screen on every device and needs no \
      other file, or the image Home.iphone-17.svg. Of a screen with errors, the readable part is \
      shown. Without a folder, pages go to a temporary one and a browser opens; a drawing in \
      characters is printed. A wall, \
      Home.wall.html, shows all combinations of the devices, orientations, appearances, text sizes, \
      directions and locales that are given, or those of the settings on both sides, in light and \
      dark, and rings what is wrong in each.
      """,
    defaults: PreviewCommand(),
    options: placeOptions + viewOptions + pageOptions,
    operand: .oneOrNone(
      "path", sets: \.path,
      help: "A content folder, a property list, or '-' for standard input; 'Content' if none"
    ).orStandardInput())

  func run(on console: Console) throws -> ExitCode {
    let path = path ?? ContentInput.defaultPath
    var request = request(on: console)
    guard request.output.isEmpty, request.format == .html else {
      return try preview(path, request, on: console)
    }
    guard request.followsContent else {
      request.output = try TemporaryFiles.keptFolder()
      return try preview(path, request, on: console)
    }
    return try TemporaryFiles.withFolder { folder throws(FileError) in
      request.output = folder
      return Self.reportingErrors(on: console) { try preview(path, request, on: console) }
    }
  }

  private var isTemporary: Bool { output.isEmpty && site.isEmpty }

  private func opening(of request: PreviewRequest) -> PreviewOpening {
    let usual: PreviewOpening.Choice = isTemporary && !staysClosed ? .ifPossible : .never
    return PreviewOpening(
      folder: request.output,
      printsAddress: !isQuiet && (isTemporary || request.followsContent),
      choice: opens ? .always : usual)
  }

  /// Prints what happened to the files, unless the address of the page says it.
  private func printOutcome(
    _ outcome: PreviewFolder.Outcome, in folder: String, on console: Console
  ) throws(FileError) {
    if !isTemporary, !isQuiet { return try console.printOutcome(outcome, in: folder) }
    if let fault = outcome.fault { throw fault }
  }

  private func request(on console: Console) -> PreviewRequest {
    var request = request
    request.isSite = !site.isEmpty
    request.output = request.isSite ? site : output
    // In a file the width does not depend on the terminal.
    let usual = request.output.isEmpty ? console.width : nil
    request.columns = width?.value ?? usual ?? DrawnScreen.defaultColumnCount
    return request
  }

  private func preview(
    _ path: String, _ request: PreviewRequest, on console: Console
  ) throws -> ExitCode {
    try request.checkPlace(besides: path)
    if let old { return try compare(DiffOperand(old), path, request, on: console) }
    if request.followsContent {
      return PreviewWatch(request, opening(of: request), path: path, console: console).run()
    }
    return try write(path, request, on: console)
  }

  private func write(
    _ path: String, _ request: PreviewRequest, on console: Console
  ) throws -> ExitCode {
    let pipeline = ContentPipeline(
      path == "-"
        ? ContentFolder(streamed: console.readInput()) : try ContentFolder.read(path))
    guard pipeline.content.hasAllScreens || !pipeline.content.screens.isEmpty else {
      throw FileError.other(path: path, reason: "it is settings or a library, not a screen")
    }
    let report = pipeline.run()
    console.warnOfErrors(in: report, notAllIs: "shown")
    if let count = request.excessiveVariantCount(report.settings) {
      throw UsageError.tooMany(
        "variants", count: count, maximum: WallChoice.maximumVariantCount)
    }
    let names = PreviewNames(of: pipeline.content, at: path)
    let files = try request.files(of: report, names)
    if request.output.isEmpty {
      // Only text drawings go to standard output.
      for file in files { console.print(String(decoding: file.bytes, as: UTF8.self)) }
    } else {
      let outcome = PreviewFolder.write(
        files, into: request.output, of: pipeline.content, at: path, asSite: request.isSite)
      try printOutcome(outcome, in: request.output, on: console)
    }
    // Files that could not be read have no page on which to report this.
    let code = console.reportUnreadFiles(of: pipeline.content)
    guard !request.output.isEmpty, let page = files.first(where: \.isMain) else { return code }
    let shown = opening(of: request).show(page, on: console)
    return shown == .success ? code : shown
  }

  /// Writes what has changed since an old version.
  private func compare(
    _ old: DiffOperand, _ path: String, _ request: PreviewRequest, on console: Console
  ) throws -> ExitCode {
    let contents = try DiffContent.read(
      old, .path(path), at: ContentInput.defaultPath, environment: console.environment,
      workers: .all, standardInput: console.readInput)
    let before = try PreviewSide(contents.old, request)
    let after = try PreviewSide(contents.new, request)
    if let error = UsageError(comparing: before.version, with: after.version) { throw error }
    let comparison = try PreviewComparison(request, from: before, to: after)
    comparison.report.printWarnings(on: console)
    let files = comparison.files
    let outcome = PreviewFolder.write(
      comparison: files, as: request.format, into: request.output, at: path)
    try printOutcome(outcome, in: request.output, on: console)
    guard let first = files.first else { return .success }
    return opening(of: request).show(first, on: console)
  }
}
