import MarqueeCompiler
import MarqueeScreen
import MarqueeValidation

/// `marquee schema`: prints the JSON Schema of what the program writes.
struct SchemaCommand: RunnableCommand {
  var path: String?
  var subject = SchemaSubject.screen
  var report = ReportOptions()

  static let syntax = CommandSyntax(
    "marquee schema", summary: "Print the JSON Schema of what the program writes",
    discussion: """
      For a content folder it has the section types, kinds of items and fields of its Marquee.plist, \
      and no others. Without one it is about what every catalog has, and takes section types that are \
      not known.
      """,
    defaults: SchemaCommand(),
    options: [
      .value(
        "of", placeholder: "subject", sets: \.subject,
        help:
          "What the schema is of: a screen's JSON, Screens.json, a manifest, or the report that "
          + "'--reporter json' prints"
      ).excluding([.operand("path")], forValue: SchemaSubject.index.rawValue)
        .excluding([.operand("path")], forValue: SchemaSubject.manifest.rawValue)
        .excluding([.operand("path")], forValue: SchemaSubject.report.rawValue)
    ] + ReportOptions.syntax(at: \.report).map { $0.needing(.operand("path")) },
    operand: .oneOrNone("path", sets: \.path, help: "A content folder"))

  func run(on console: Console) -> ExitCode {
    if let schema = subject.fixedSchema {
      console.print(schema)
      return .success
    }
    guard let path else {
      console.printJSON(ScreenSchema.json())
      return .success
    }
    let read = console.attempt { () throws(FileError) in try ContentFolder.readSettings(for: path) }
    guard let content = read else { return .ioError }
    guard !report.fail(content.settingsDiagnostics) else {
      report.printError(
        content.settingsDiagnostics, [content.settingsSource].compactMap(\.self),
        of: content.settings.ruleSet, on: console)
      return report.exitCode(for: content.settingsDiagnostics)
    }
    console.printJSON(ScreenSchema.json(for: content.settings.contentModel))
    return .success
  }
}
