enum CompletionShell: String, ArgumentValue, CaseIterable {
  case bash
  case zsh
  case fish

  func script(for commands: [CommandOutline]) -> String {
    switch self {
    case .bash: BashCompletion(commands: commands).text
    case .zsh: ZshCompletion(commands: commands).text
    case .fish: FishCompletion(commands: commands).text
    }
  }
}
