import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen

/// `marquee publish`: makes a folder of files that any web server can serve to apps.
struct PublishCommand: RunnableCommand {
  var path: String?
  var output = ""
  var channel = Channel.staging
  var time: PublishTime?
  var minimumAppVersion: MinimumAppVersion?
  var keeps = KeepCount()
  var jobs: JobCount?
  var report = ReportOptions()
  var rollsBack = false
  var digest: String?
  var isList = false

  static let syntax = CommandSyntax(
    "marquee publish", summary: "Make a folder of screens and images for a server",
    discussion: """
      Screens and the images that they name become files in 'objects', named after their SHA-256: a \
      server can say of them that they never change. 'manifest.json' in the folder of the channel \
      names them, and comes last: readers see the old state or the new one. What is \
      there already is not written again, and nothing is published while the content has errors.

      Files are removed when no manifest of any channel that is kept names them. Equal content and \
      options make no new manifest, and the same bytes on every machine: a time is only in it if you \
      give one.

      With '--rollback' and '--channel', the manifest of the channel becomes the one before it, or \
      the one whose digest begins as '--to' says; '--keep' says how many are kept. \
      First, all files that it names are checked. What was shown until now is kept, so that '--to' \
      leads back to it.
      """,
    defaults: PublishCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output,
        help: "The folder for the server; created if missing"
      ).required(unless: .option("rollback")),
      .value(
        "channel", placeholder: "channel", sets: \.channel,
        help: "Whose manifest changes; the files are shared"),
      .value(
        "keep", placeholder: "count", sets: \.keeps,
        help: "How many manifests the channel can go back to"),
      .value(
        "minimum-app-version", placeholder: "version", sets: \.minimumAppVersion,
        help: "The oldest version of the app that shows the screens as intended"),
      .value(
        "time", placeholder: "time", sets: \.time,
        help: "The time that the manifest has; none if not given"),
      .jobs(at: \.jobs),
      .flag("rollback", sets: \.rollsBack, help: "Show an earlier state of the channel")
        .excludingAll(
          but: .option("output"), .option("channel"), .option("to"), .option("list"),
          .operand("path")
        ).needing(.option("channel")).needing(.option("output"), .operand("path")),
      .value(
        "to", placeholder: "digest", sets: \.digest,
        help: "The SHA-256 of a manifest that the channel has had, or the beginning of it"
      ).needing(.option("rollback")),
      .flag(
        "list", sets: \.isList,
        help: "Print the channel's manifests, the latest first, and change nothing"
      ).needing(.option("rollback")).excluding(.option("to")),
    ] + ReportOptions.options.nested(at: \.report),
    operand: .oneOrNone(
      "path", sets: \.path,
      help: "A content folder, 'Content' if none; with '--rollback', the folder for the server"))

  func run(on console: Console) throws -> ExitCode {
    try rollsBack ? rollBack(on: console) : publish(on: console)
  }

  private func publish(on console: Console) throws(FileError) -> ExitCode {
    let path = path ?? ContentInput.defaultPath
    let publication = try Publication(to: output, on: channel, keeping: keeps.value)
    let pipeline = try ContentPipeline(folder: path, jobCount: jobs?.value)
    guard pipeline.content.hasAllScreens else {
      throw .other(
        path: path, reason: "it is one screen, and the others would be gone; give a content folder")
    }
    try OutputPlace.check(output, isOutside: path)
    let result = pipeline.run()
    report.print(result.diagnostics, result.sources, of: result.rules, on: console)
    guard !report.fail(result.diagnostics) else {
      console.printFault("nothing is published: the content has errors")
      return report.exitCode(for: result.diagnostics)
    }
    let source = try PublishSource(
      result, in: pipeline.content.root, workers: pipeline.workers
    ).with(time: time, minimumAppVersion: minimumAppVersion)
    let plan = try publication.publish(source, workers: pipeline.workers)
    if report.reporter == .text { console.print(summary(of: plan)) }
    return .success
  }

  private func summary(of plan: PublishPlan) -> String {
    let manifest = plan.manifest.manifest
    let state = plan.isNew ? "shows manifest" : "still shows manifest"
    let screens = manifest.screens.count.counted("screen")
    let images = manifest.images.count.counted("image file")
    return """
      \(channel.rawValue) \(state) \(manifest.number), \(plan.manifest.digest)
      \(screens), \(images): \(plan.writtenPaths.count.counted("file")) written, \
      \(plan.unchangedCount) there already, \(plan.removal.count) removed

      """
  }
}
