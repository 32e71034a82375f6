import MarqueeValidation

/// `marquee reference`: prints everything that authors can write.
struct ReferenceCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "marquee reference", summary: "Print everything that authors can write, as Markdown",
    defaults: ReferenceCommand())

  func run(on console: Console) -> ExitCode {
    console.printFile(Array(AuthoringReference.markdown.utf8))
    return .success
  }
}
