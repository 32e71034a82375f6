struct FishCompletion {
  let commands: [CommandOutline]

  var text: String {
    let words = commands.map(\.word)
    var lines = [
      "# Completion of marquee for fish, written by 'marquee completion fish'.",
      "complete -c marquee -f",
      "complete -c marquee -n __fish_use_subcommand -s h -l help -d 'Show help'",
      "complete -c marquee -n __fish_use_subcommand -l version -d 'Show the version'",
      "complete -c marquee -n __fish_use_subcommand -a help -d 'Show the help of a command'",
      "complete -c marquee -n '__fish_seen_subcommand_from help' "
        + "-a \(quoted(words.joined(separator: " ")))",
    ]
    for command in commands {
      lines.append(
        "complete -c marquee -n __fish_use_subcommand -a \(command.word) "
          + "-d \(quoted(command.summary))")
      let start = "complete -c marquee -n '__fish_seen_subcommand_from \(command.word)'"
      lines += command.operands.map { "\(start) \(offer($0.completed))" }
      lines += command.shownOptions.map { option in
        var line = start
        if let letter = option.letter { line += " -s \(letter)" }
        line += " -l \(option.name)"
        if let value = option.value { line += " -x \(offer(value.completed))" }
        return "\(line) -d \(quoted(option.help))"
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func offer(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .folders: "-a '(__fish_complete_directories)'"
    case .files: "-F"
    case .other: "-f"
    }
  }

  /// A quoted word of a shell; fish knows two escapes inside quotation marks.
  private func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
