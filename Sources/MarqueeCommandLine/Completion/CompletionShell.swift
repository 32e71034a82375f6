enum CompletionShell: String, ArgumentValue, CaseIterable {
  case bash
  case zsh
  case fish

  func script(for commands: [CommandOutline]) -> String {
    switch self {
    case .bash: BashCompletion(commands).text
    case .zsh: ZshCompletion(commands).text
    case .fish: FishCompletion(commands).text
    }
  }
}
