import MarqueeCompiler
import MarqueeScreen
import MarqueeValidation

/// `marquee schema`: prints the JSON Schema of what `build` writes.
struct SchemaCommand: RunnableCommand {
  var path: String?
  var report = ReportOptions()

  static let syntax = CommandSyntax(
    "marquee schema", summary: "Print the JSON Schema of what 'build' writes",
    discussion: """
      For a content folder it has the section types, kinds of items and fields of its Marquee.plist, \
      and no others. Without one it is about what every catalog has, and takes section types that are \
      not known.
      """,
    defaults: SchemaCommand(),
    options: ReportOptions.syntax(at: \.report).map { $0.needing(.operand("path")) },
    operand: .oneOrNone("path", sets: \.path, help: "A content folder"))

  func run(on console: Console) -> ExitCode {
    guard let path else {
      console.write(ScreenSchema.json())
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
    console.write(ScreenSchema.json(for: content.settings.contentModel))
    return .success
  }
}
