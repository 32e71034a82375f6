import MarqueeCompiler

/// `marquee manual`: prints the manual page.
struct ManualCommand: RunnableCommand {
  static let syntax = CommandSyntax(
    "marquee manual", summary: "Print the manual page, for 'man'",
    discussion: """
      Releases have it, and Homebrew installs it. 'marquee manual > marquee.1' and 'man ./marquee.1' \
      show it without that.
      """,
    defaults: ManualCommand())

  func run(on console: Console) -> ExitCode {
    let page = ManualPage(
      version: Version.current, summary: Program.syntax.summary,
      commands: Command.allCases.map(\.outline))
    console.printFile(Array(page.text.utf8))
    return .success
  }
}
