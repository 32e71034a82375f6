import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueePropertyList

/// `marquee init`: writes a content folder to begin with.
struct InitCommand: RunnableCommand {
  var path: String?

  static let syntax = CommandSyntax(
    "marquee init", summary: "Start a content folder",
    discussion: """
      Writes a screen, a library with a custom kind, and their images. Comments explain them. \
      'marquee validate' finds nothing wrong with them, and 'marquee preview' shows them.
      """,
    defaults: InitCommand(), options: [],
    operand: .oneOrNone(
      "folder", sets: \.path, help: "A new or empty folder; 'Content' if none"))

  func run(on console: Console) throws -> ExitCode {
    let path = path ?? ContentFolder.defaultName
    let files = StarterContent.files
    try Disk().makeFolder(path, holding: files.map { ($0.name, $0.bytes) })
    console.print(files.map { "wrote \(VisibleText.escape("\(path)/\($0.name)"))\n" }.joined())
    let words =
      path == ContentFolder.defaultName ? "" : " \(ImportAdvice.word(path, or: "FOLDER"))"
    console.print("next: run 'marquee preview\(words) --watch', and edit '\(path)/Home.plist'\n")
    return .success
  }
}
