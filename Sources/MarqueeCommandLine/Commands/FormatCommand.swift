import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeValidation

/// `marquee format`: writes property lists as Xcode does.
struct FormatCommand: RunnableCommand {
  var input = ContentInput()
  var report = ReportOptions()
  var isCheck = false
  var isDiff = false
  var sorting: KeySorting?

  static let syntax = CommandSyntax(
    "marquee format", summary: "Write property lists as Xcode does, with all comments",
    discussion: """
      Each key and each value begins a line, indented with tabs. Values keep their meaning, and \
      dictionaries their order. A comment stays on the line of the element before it, or in lines \
      before the element after it. Blank lines and attributes are removed. CDATA becomes text, and a \
      reference that Xcode would not write its character. CRLF outside texts becomes LF, and UTF-16 \
      becomes UTF-8. The XML declaration and the DOCTYPE become Xcode's.

      Of a folder, the screens, the library and Marquee.plist are formatted. A file with a syntax error \
      is reported and stays as it is. So does a binary or ASCII property list, without an error. With \
      standard input, the formatted text is printed. Without a path, the folder 'Content' is formatted.
      """,
    defaults: FormatCommand(),
    options: [
      .flag(
        "check", sets: \.isCheck,
        help: "Write nothing, list the files that would change, and exit with 1 if there is one"
      ).excluding(ReportOptions.plainReporters),
      .flag("diff", sets: \.isDiff, help: "Write nothing, and print a diff"),
      .value(
        "sort-keys", placeholder: "order", sets: \.sorting,
        help: "Sort the keys of each dictionary; unknown keys come last"),
    ] + ReportOptions.options.nested(at: \.report).filter { $0.name != "strict" }
      + ContentInput.options.nested(at: \.input),
    operand: ContentInput.operand(at: \.input))

  func run(on console: Console) throws -> ExitCode {
    guard input.namesContent else {
      throw UsageError.noContent(folder: ContentFolder.defaultName)
    }
    let (pipelines, isRead) = input.read(on: console)
    guard input.hasScreen(in: pipelines, on: console) else { return .usage }
    var codes = [isRead ? .success : ExitCode.ioError]
    var seen: Set<String> = []
    var paths: [String] = []
    for content in pipelines.lazy.map(\.content) where content.hasAllScreens {
      codes.append(console.reportUnreadFiles(of: content))
    }
    var diagnostics: [Diagnostic] = []
    var sources: [SourceFile] = []
    for pipeline in pipelines {
      for file in pipeline.format(sortingKeys: sorting != nil)
      where seen.insert(file.parsed.file.identity).inserted {
        diagnostics += file.faults
        sources.append(file.parsed.text)
        paths += [file.parsed.file.path].compactMap(\.self)
        codes.append(finish(file, in: pipeline.content.root, on: console))
      }
    }
    if !isCheck, !isDiff { Disk().removeLeftovers(beside: paths) }
    print(diagnostics, sources, on: console)
    return .worst(of: codes + [report.exitCode(for: diagnostics)])
  }

  /// Prints the faults, on standard error if standard output is a property list or a diff.
  private func print(_ diagnostics: [Diagnostic], _ sources: [SourceFile], on console: Console) {
    guard !diagnostics.isEmpty || report.reporter != .text else { return }
    guard !isDiff, isCheck || !input.readPaths.contains("-") else {
      return report.printError(diagnostics, sources, of: RuleSet(), on: console)
    }
    report.print(diagnostics, sources, of: RuleSet(), on: console)
  }

  private func finish(
    _ result: FormattedFile, in root: String?, on console: Console
  ) -> ExitCode {
    let (file, text) = (result.parsed.file, result.parsed.text)
    if result.bytes == nil, result.faults.isEmpty {
      console.printMessage(
        .note, "'\(file.name)' is not XML, and only XML property lists are formatted")
    }
    if isDiff, let bytes = result.bytes { printDiff(text, bytes, on: console) }
    guard !isCheck, !isDiff else {
      if result.isChanged, isCheck, !isDiff { list("would format", file, on: console) }
      return result.isChanged && isCheck ? .errorsFound : .success
    }
    guard file.path != nil else {
      // The bytes of a faulty file are kept, because the output may replace it.
      console.printFile(result.bytes ?? file.bytes)
      return .success
    }
    guard result.isChanged, let bytes = result.bytes else { return .success }
    guard console.replace(file, in: root, by: bytes) else { return .ioError }
    list("formatted", file, on: console)
    return .success
  }

  private func printDiff(_ before: SourceFile, _ after: [UInt8], on console: Console) {
    if before.encoding != .utf8 {
      console.printMessage(.note, "'\(before.name)' becomes UTF-8 without a byte order mark")
    }
    let diff = UnifiedDiff(before: before.text, after: after, name: before.name)
    console.print(diff, report.color.style(on: console))
  }

  private func list(_ verb: String, _ file: ContentFile, on console: Console) {
    guard report.reporter == .text else { return }
    console.print(VisibleText.escape("\(verb) \(file.name)") + "\n")
  }
}
