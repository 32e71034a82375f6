import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeValidation

/// `marquee generate`: writes types and constants for an app's code.
struct GenerateCommand: RunnableCommand {
  var language = Language.swift
  var path: String?
  var output: String?
  var report = ReportOptions()
  var jobs: JobCount?

  static let syntax = CommandSyntax(
    "marquee generate", summary: "Write types for items and constants for names, for an app's code",
    discussion: """
      There is a type for each kind of items of Marquee.plist, and for each built-in kind that a \
      screen uses or Marquee.plist adds fields to: 'film' becomes Film, and 'poster' PosterItem. \
      Screens, sections and layouts with names, and images are constants, so that an app whose code \
      names one that is gone does not build.

      The types are decoded with 'item.decode(Film.self)' and 'section.items(as: Film.self)' of \
      MarqueeScreen, or by a JSONDecoder with dates of ISO 8601. A word that a choice does not know \
      is not an error: content may be newer than the app. For other languages there are tools that \
      make types of the JSON Schema, which 'marquee reference -f schema' prints.

      Nothing is written if the settings or a screen cannot be read. A file is written only when its \
      bytes change.
      """,
    defaults: GenerateCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "file", sets: \.output,
        help: "The file to write; standard output if none"),
      .jobs(at: \.jobs),
    ] + ReportOptions.options.nested(at: \.report),
    operand: .one(
      "language", sets: \.language, help: "The only one is 'swift'",
      hint: "for others, 'marquee reference -f schema' prints a JSON Schema to make code of"
    ).then(.oneOrNone("path", sets: \.path, help: "A content folder; 'Content' if none")))

  enum Language: String, ArgumentValue, CaseIterable {
    case swift
  }

  func run(on console: Console) throws -> ExitCode {
    let path = path ?? ContentInput.defaultPath
    let content = try ContentFolder.read(path, workers: jobs.workers)
    let outline = ContentPipeline(content, workers: jobs.workers).outline()
    guard !report.fail(outline.diagnostics) else {
      report.printError(
        outline.diagnostics, outline.sources, of: content.settings.ruleSet, on: console)
      return report.exitCode(for: outline.diagnostics)
    }
    let code = CodeModel(outline).swift
    guard let output else {
      console.printFile(code)
      return .success
    }
    if let root = content.root { try OutputPlace.check(file: output, isNoneOf: root) }
    let isChanged = try Disk().write(code, to: output)
    if report.reporter == .text {
      console.print(VisibleText.escape("\(isChanged ? "wrote" : "unchanged") \(output)") + "\n")
    }
    return .success
  }
}
