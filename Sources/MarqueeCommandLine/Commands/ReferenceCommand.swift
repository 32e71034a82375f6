import MarqueeCompiler
import MarqueeValidation

/// `marquee reference`: prints what authors can write, and what the program writes.
struct ReferenceCommand: RunnableCommand {
  var path: String?
  var format = Format.markdown
  var subject = SchemaSubject.screen
  var report = ReportOptions()

  enum Format: String, ArgumentValue, CaseIterable {
    case markdown, schema, manual
  }

  static let syntax = CommandSyntax(
    "marquee reference", summary: "Print everything that authors can write, or a JSON Schema",
    discussion: """
      In Markdown it is about what authors write. The JSON Schema is about what the program writes: \
      for a content folder it has the section types, kinds of items and fields of its \
      Marquee.plist, and no others. Without one it is about what every catalog has, and takes \
      section types that are not known.

      Releases have the manual page, and Homebrew installs it. 'marquee reference -f manual > \
      marquee.1' and 'man ./marquee.1' show it without that.
      """,
    defaults: ReferenceCommand(),
    options: [
      .value(
        "format", letter: "f", placeholder: "format", sets: \.format, help: "What is printed"
      ).excluding([.operand("path")], for: .value(Format.markdown.rawValue, of: "format"))
        .excluding([.operand("path")], for: .value(Format.manual.rawValue, of: "format")),
      .value(
        "of", placeholder: "subject", sets: \.subject,
        help:
          "What the schema is of: a screen's JSON, Screens.json, a manifest, or the report that "
          + "'--reporter json' prints"
      ).needing(.value(Format.schema.rawValue, of: "format"))
        .excluding([.operand("path")], for: .value(SchemaSubject.index.rawValue, of: "of"))
        .excluding([.operand("path")], for: .value(SchemaSubject.manifest.rawValue, of: "of"))
        .excluding([.operand("path")], for: .value(SchemaSubject.report.rawValue, of: "of")),
    ] + ReportOptions.options.nested(at: \.report).map { $0.needing(.operand("path")) },
    operand: .oneOrNone("path", sets: \.path, help: "A content folder, for its JSON Schema"))

  func run(on console: Console) throws -> ExitCode {
    switch format {
    case .markdown: console.printFile(Array(AuthoringReference.markdown.utf8))
    case .manual:
      console.printFile(Array(ManualPage(commands: Command.all.map(\.outline)).text.utf8))
    case .schema: return try printSchema(on: console)
    }
    return .success
  }

  private func printSchema(on console: Console) throws(FileError) -> ExitCode {
    if let schema = subject.fixedSchema {
      console.print(schema)
      return .success
    }
    guard let path else {
      console.printJSON(ScreenSchema.json())
      return .success
    }
    let content = try ContentFolder.readSettings(for: path)
    if let code = report.fail(settingsOf: content, on: console) { return code }
    console.printJSON(ScreenSchema.json(for: content.settings.contentModel))
    return .success
  }
}
