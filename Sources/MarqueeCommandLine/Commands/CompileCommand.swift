import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen

/// `marquee compile`: compiles one screen without the others.
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
      machines compiles each one by itself: the result depends on the property list, the settings, the \
      library and the images that it names, and for a name without an image on the names of all. A \
      screen with errors is not written.
      """,
    defaults: CompileCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "file", sets: \.output,
        help: "The compiled screen, by convention with the extension '.marquee'"
      ).required(),
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
    ] + ReportOptions.options.nested(at: \.report),
    operand: .one("path", sets: \.path, help: "The screen's property list"))

  func run(on console: Console) throws -> ExitCode {
    let content = try ContentFolder.read(
      screen: path, in: contentFolder ?? ContentFolder.root(ofScreen: path),
      followingLinks: contentFolder != nil)
    guard !content.screens.isEmpty else {
      console.printFault(
        "'\(path)' is not a screen: it holds settings, or items for all screens")
      return .usage
    }
    for file in [output, dependencyFile, unusedInputsFile].compactMap(\.self) {
      try OutputPlace.check(file: file, isNoneOf: content.root ?? ".")
    }
    let result = ContentPipeline(content).compile(isPretty ? .pretty : .compact)
    report.print(result.diagnostics, result.sources, of: result.rules, on: console)
    if let object = result.objects.first {
      // Nothing is written if a list cannot hold a name.
      let lists = try lists(for: object, in: content)
      if !report.fail(result.diagnostics) {
        // Linking does not read the property list, so the record holds the text of diagnostics.
        try Disk().write(object.record(in: content), to: output)
      }
      for list in lists { try Disk().write(Array(list.text.utf8), to: list.file) }
    }
    return report.exitCode(for: result.diagnostics)
  }

  /// The lists for build systems: the files that the screen depends on, and those it does not.
  private func lists(
    for object: ScreenObject, in content: ContentFolder
  ) throws(FileError) -> [(file: String, text: String)] {
    guard dependencyFile != nil || unusedInputsFile != nil else { return [] }
    let inputs = ContentInputs(content)
    var lists: [(file: String, text: String)] = []
    if let dependencyFile {
      let rules = [DependencyFile.Rule(output: output, inputs: inputs.files(of: object))]
      lists.append((file: dependencyFile, text: try DependencyFile.text(rules)))
    }
    if let unusedInputsFile {
      var text = ""
      for path in inputs.filesWithoutUse(for: object) {
        text += try HeldName(path, in: .lines).text + "\n"
      }
      lists.append((file: unusedInputsFile, text: text))
    }
    return lists
  }
}
