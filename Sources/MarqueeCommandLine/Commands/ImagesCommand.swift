import MarqueeCompiler
import MarqueeValidation

/// `marquee images`: lists the images and what the screens need from them.
struct ImagesCommand: RunnableCommand {
  var input = ContentInput()
  var printsNeeds = false
  var isJSON = false

  static let syntax = CommandSyntax(
    "marquee images", summary: "List the images with the cells that they must fill",
    discussion: """
      The devices are those of Marquee.plist. An image needs as many pixels as its largest cell has \
      on the devices that pick the file.
      """,
    defaults: ImagesCommand(),
    options: [
      .flag(
        "needs", sets: \.printsNeeds,
        help: "Print, for each section type, the pixels that suffice on all devices"),
      .flag("json", sets: \.isJSON, help: "Print JSON for programs"),
    ] + ContentInput.options.nested(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) throws -> ExitCode {
    let (pipelines, isComplete) = input.read(on: console)
    let reports = pipelines.map { pipeline in
      (
        report: pipeline.run(openingAllImages: !printsNeeds),
        settings: pipeline.content.settings
      )
    }
    let codes = pipelines.map { console.reportUnreadFiles(of: $0.content) }
    for (report, _) in reports { console.warnOfErrors(in: report, notAllIs: "counted") }
    if printsNeeds {
      let tables = reports.map { report, settings in
        NeedsTable(
          rows: SectionNeeds.all(for: report, settings: settings), devices: settings.devices)
      }
      if isJSON {
        console.printJSON(NeedsTable.json(tables))
      } else {
        console.print(tables.map(\.text).joined(separator: "\n"))
      }
    } else {
      let tables = reports.map { report, _ in
        ImageTable(survey: ImageUsageReport(report))
      }
      if isJSON {
        console.printJSON(ImageTable.json(tables))
      } else {
        console.print(tables.map(\.text).joined(separator: "\n"))
      }
    }
    guard isComplete else { return .ioError }
    return .worst(of: codes)
  }
}
