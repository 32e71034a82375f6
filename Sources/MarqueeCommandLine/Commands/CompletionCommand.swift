/// `marquee completion`: prints a completion script for a shell.
struct CompletionCommand: RunnableCommand {
  var shell = CompletionShell.bash

  static let syntax = CommandSyntax(
    "marquee completion", summary: "Print what a shell needs to complete words of 'marquee'",
    discussion: """
      Releases have these files, and Homebrew installs them. By hand: for bash, write the output to \
      '~/.local/share/bash-completion/completions/marquee'; for zsh, to a file '_marquee' in a folder \
      of 'fpath'; for fish, to '~/.config/fish/completions/marquee.fish'.
      """,
    defaults: CompletionCommand(),
    operand: .one(
      "shell", sets: \.shell, help: CompletionShell.allowedArguments.words.joined(separator: ", ")))

  func run(on console: Console) throws -> ExitCode {
    console.printFile(Array(shell.script(for: Command.all.map(\.outline)).utf8))
    return .success
  }
}
