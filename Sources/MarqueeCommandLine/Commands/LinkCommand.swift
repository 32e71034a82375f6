import Marquee
import MarqueeDiagnostics
import MarqueeScreen

/// `marquee link`: puts screens together that were compiled one by one.
struct LinkCommand: RunnableCommand {
  var paths: [String] = []
  var listFile: String?
  var contentFolder: String?
  var report = ReportOptions()
  var output = ""
  var isPretty = false
  var repeatsDiagnostics = false

  static let syntax = CommandSyntax(
    "marquee link", summary: "Put compiled screens together",
    discussion: """
      Writes the JSON of each screen and \(ScreenIndex.fileName), the index of all, and does the \
      checks that need all of them: items that two screens disagree on and, with '--content', pictures \
      that no screen shows. Give all screens of a content folder at once.
      """,
    defaults: LinkCommand(),
    options: [
      .value(
        "output", letter: "o", placeholder: "folder", sets: \.output,
        help: "The folder for the JSON files; it is made if need be"),
      .value(
        "content", placeholder: "folder", sets: \.contentFolder,
        help: "The content folder with the settings and pictures; its screens are not read"),
      .value(
        "objects", placeholder: "file", sets: \.listFile,
        help: "A file with the paths of compiled screens, one a line, where they are too many"),
      .flag("pretty", sets: \.isPretty, help: "Break the index into lines for people"),
      .flag(
        "repeat-diagnostics", sets: \.repeatsDiagnostics,
        help: "Also tell what was found when the screens were compiled"),
    ] + ReportOptions.syntax(at: \.report),
    operand: .any("file", addsTo: \.paths, help: "A compiled screen"))

  func run(on console: Console) -> ExitCode {
    guard !output.isEmpty else {
      return Self.missing("--output", "folder", on: console)
    }
    let content = console.attempt { () throws(FileTrouble) in
      try ContentFolder.readShared(of: contentFolder)
    }
    guard let content else { return .outsideTrouble }
    guard let listed = console.attempt(listedPaths) else { return .outsideTrouble }
    let screens = (paths + listed).map { path in
      console.attempt { () throws(FileTrouble) in try ScreenObject.read(path, in: content) }
    }
    // An index of some would look like one of all.
    guard !screens.contains(where: { $0 == nil }) else { return .outsideTrouble }
    let linked = ContentPipeline(content).link(
      screens.compactMap(\.self).sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) })
    let diagnostics = linked.settingsDiagnostics + linked.folderDiagnostics
    report.print(
      repeatsDiagnostics ? linked.diagnostics : diagnostics, linked.sources, on: console)
    var writer = OutputWriter(
      to: output, isPretty ? .pretty : .compact, report, on: console)
    writer.write([linked], withIndex: true)
    guard writer.isComplete else { return .outsideTrouble }
    return report.fail(linked.diagnostics) ? .errorsFound : .success
  }

  /// The paths in a file: a system limits how long a command may be, and a catalog has no limit.
  private func listedPaths() throws(FileTrouble) -> [String] {
    guard let listFile else { return [] }
    return try LocalFiles.read(listFile).split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
