import MarqueeOutputs
import MarqueeRendering
import MarqueeScreen

/// `marquee diff`: prints what changed for the viewer between two versions.
struct DiffCommand: RunnableCommand {
  var old = ""
  var more: [String] = []
  var format: DiffFormat = .text
  var color: ColorMode = .auto
  var jobs: JobCount?

  static let syntax = CommandSyntax(
    "marquee diff", summary: "Compare two versions of the content",
    discussion: """
      A version is a content folder, a property list, 'git:REV' for the content as it was at a \
      revision, 'git:REV:PATH' for another path of the repository, or '-' for a property list on \
      standard input. Where only a revision is given, the other version is that of the working \
      tree; where only a path is given, the old version is 'git:HEAD'. The order of keys, white \
      space and identifiers are no change. The exit code is 0 if the viewer sees the same, and 1 if not.
      Git calls it for property lists after 'git config diff.marquee.command "marquee diff --"' and \
      a line 'Content/**/*.plist diff=marquee' in .gitattributes.
      """,
    defaults: DiffCommand(),
    options: [
      .value(
        "reporter", letter: "r", placeholder: "format", sets: \.format,
        help: "How changes are printed"),
      ColorMode.option(at: \.color)
        .excluding(
          ArgumentUse.values(
            DiffFormat.allCases.filter { $0 != .text }.map(\.rawValue), of: "reporter"),
          for: .value(ColorMode.always.rawValue, of: "color")),
      .jobs(at: \.jobs),
    ],
    operand: OperandSyntax.one("old", sets: \.old, help: "The old version")
      .orStandardInput().then(
        OperandSyntax.any("new", addsTo: \.more, help: "The new version").orStandardInput()))

  static func appendedCount(of arguments: [String], environment: [String: String]) -> Int {
    GitDriverArguments.count(atEndOf: arguments, environment: environment)
  }

  func run(on console: Console) throws -> ExitCode {
    let driver = GitDriverArguments(
      [old] + more, bytes: console.argumentBytes, environment: console.environment)
    if let driver {
      return driver.run(self, on: console)
    }
    let operands = ([old] + more).map(DiffOperand.init)
    guard operands.count <= 2 else {
      throw UsageError.tooManyOperands(more[1], maximum: 2)
    }
    guard operands != [.standardInput, .standardInput] else {
      throw UsageError.repeatedStandardInput
    }
    let versions = Self.versions(operands)
    let contents = try DiffContent.read(
      versions.old, versions.new, at: ContentInput.defaultPath,
      environment: console.environment, workers: workers, standardInput: console.readInput)
    let old = try DiffSide(contents.old, workers: workers)
    let new = try DiffSide(contents.new, workers: workers)
    if let error = UsageError(comparing: old, with: new) { throw error }
    let report = DiffReport(
      from: old, to: new, redrawnImages: try old.redrawnImages(in: new))
    report.printWarnings(on: console)
    format.print(report, style: color.style(on: console), on: console)
    return report.diff.isEmpty ? .success : .errorsFound
  }

  /// The versions that are meant by one or two operands.
  private static func versions(_ operands: [DiffOperand]) -> (old: DiffOperand, new: DiffOperand) {
    if operands.count == 2 { return (operands[0], operands[1]) }
    if case .revision = operands[0] { return (operands[0], .path(ContentInput.defaultPath)) }
    return (.revision("HEAD", path: nil), operands[0])
  }

  var workers: Workers { jobs.workers }
}
