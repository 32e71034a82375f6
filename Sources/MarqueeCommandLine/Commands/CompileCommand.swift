import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen

/// `marquee compile`: does all that can be done for one screen alone.
struct CompileCommand: RunnableCommand {
  var path = ""
  var contentFolder: String?
  var report = ReportOptions()
  var output = ""
  var isPretty = false
  var dependencyFile: String?
  var unusedInputsFile: String?

  static let syntax = CommandSyntax(
    "marquee compile", summary: "Compile one screen for a later 'marquee link'",
    discussion: """
      'marquee build' does the same for all screens at once. A build system that spreads screens over \
      machines compiles each one alone: what comes out depends on the property list, the settings and \
      the pictures that it names; a name without a picture looks at the names of all. A screen with \
      errors is not written.
      """,
    defaults: CompileCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "file", sets: \.output,
        help: "The compiled screen, customarily with the extension '.marquee'"),
      .value(
        "content", placeholder: "folder", sets: \.contentFolder,
        help: """
          The content folder: nothing outside of it is looked for, and links in it are followed; \
          by default the folder of the settings, or the screen's own
          """),
      .flag("pretty", sets: \.isPretty, help: "Break the JSON into lines for people"),
      .value(
        "depfile", placeholder: "file", sets: \.dependencyFile,
        help: "Also write which files the screen is made of"),
      .value(
        "unused-inputs", placeholder: "file", sets: \.unusedInputsFile,
        help: "Also write which files it does not depend on, while no name is new: for Bazel"),
    ] + ReportOptions.syntax(at: \.report),
    operand: .one("path", sets: \.path, help: "The screen's property list"))

  func run(on console: Console) -> ExitCode {
    guard !output.isEmpty else {
      return Self.refuse(.missingValue(option: "--output", placeholder: "file"), on: console)
    }
    let content = console.attempt { () throws(FileTrouble) in
      try ContentFolder.read(
        screen: path, in: contentFolder ?? ContentFolder.root(ofScreen: path),
        followingLinks: contentFolder != nil)
    }
    guard let content else { return .outsideTrouble }
    let compiled = ContentPipeline(content).compile(isPretty ? .pretty : .compact)
    report.print(compiled.diagnostics, compiled.sources, on: console)
    let isWritten = console.perform { () throws(FileTrouble) in
      if !report.fail(compiled.diagnostics), let screen = compiled.screens.first {
        try LocalFiles.write(ScreenObject.bytes(of: screen, in: content), to: output)
      }
      if let screen = compiled.screens.first { try writeInputs(of: screen, in: content) }
    }
    guard isWritten else { return .outsideTrouble }
    return report.fail(compiled.diagnostics) ? .errorsFound : .success
  }

  /// Tells build systems what the screen depends on, where one asks.
  private func writeInputs(
    of screen: CompiledScreen, in content: ContentFolder
  ) throws(FileTrouble) {
    guard dependencyFile != nil || unusedInputsFile != nil else { return }
    let inputs = try ContentInputs(content)
    if let dependencyFile {
      let rules = [DependencyFile.Rule(output: output, inputs: inputs.files(of: screen))]
      try LocalFiles.write(Array(DependencyFile(rules: rules).text().utf8), to: dependencyFile)
    }
    if let unusedInputsFile {
      let lines = inputs.filesWithoutUse(for: screen).map { "\($0)\n" }
      try LocalFiles.write(Array(lines.joined().utf8), to: unusedInputsFile)
    }
  }
}
