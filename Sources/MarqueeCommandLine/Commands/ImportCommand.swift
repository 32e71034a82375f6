import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import MarqueeValidation

/// `marquee import`: makes a content folder of lists in another form.
struct ImportCommand: RunnableCommand {
  var paths: [String] = []
  var output = ""
  var currency: Currency?
  var isDryRun = false
  var report = ReportOptions()

  static let syntax = CommandSyntax(
    "marquee import", summary: "Make a content folder of a property list, JSON or CSV",
    discussion: """
      A file holds a list of items, a dictionary of such lists by name, or a list of sections with \
      their items. It becomes a screen with the file's name, and its items a kind with their own keys \
      in Marquee.plist. A table has a header; its cells are separated by ',', ';', '|' or tabs.

      The words of a key and the form of its values decide which field is the title, the image, the \
      price and so on. What each field became is printed, and so is every value that is left out. If \
      a file has an error, or there are files in the output folder, nothing is written.
      """,
    defaults: ImportCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output,
        help: "The content folder to make; it must be missing or empty"
      ).required(unless: .option("dry-run")),
      .value(
        "currency", placeholder: "code", sets: \.currency,
        help: "The currency of prices; without one they are plain numbers"),
      .flag(
        "dry-run", letter: "n", sets: \.isDryRun,
        help: "Print what would be written, and write nothing"),
    ] + ReportOptions.options.nested(at: \.report).filter { $0.name != "strict" },
    operand: OperandSyntax.any(
      "file", addsTo: \.paths, help: "A property list, JSON, JSON Lines, CSV or TSV"
    ).required())

  func run(on console: Console) throws -> ExitCode {
    if !isDryRun { try Disk().checkNew(output) }
    var files: [ImportedFile] = []
    for path in paths { files.append(ImportedFile(try Disk().read(path).bytes, name: path)) }
    let plan = ImportPlan(files, currency: currency)
    guard !report.fail(plan.diagnostics) else {
      report.print(plan.diagnostics, files.map(\.source), of: RuleSet(), on: console)
      return .errorsFound
    }
    if !isDryRun {
      try Disk().makeFolder(output, holding: plan.files)
    }
    guard report.reporter == .text else { return .success }
    console.print(ImportText(plan, files, in: isDryRun ? nil : output).text)
    return .success
  }
}
