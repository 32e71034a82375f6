/// Completion for bash 3.2 and later; macOS has 3.2.
struct BashCompletion {
  let commands: [CommandOutline]

  var text: String {
    """
    # Completion of marquee for bash, written by 'marquee completion bash'.
    _marquee() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD - 1]}"
      local words='' kind=words
      # Bash makes three words of --option=value.
      if [[ $word == '=' ]]; then
        word=''
      elif [[ $before == '=' ]]; then
        before="${COMP_WORDS[COMP_CWORD - 2]}"
      fi
      if ((COMP_CWORD == 1)); then
        words='\(topWords)'
      else
        case "${COMP_WORDS[1]} $before" in
    \(lines(of: values))
          *)
            case "${COMP_WORDS[1]}" in
    \(lines(of: operands))
            esac
            ;;
        esac
      fi
      COMPREPLY=()
      local found
      while IFS= read -r found; do
        COMPREPLY+=("$found")
      done < <(
        case $kind in
          words | both) compgen -W "$words" -- "$word" ;;
        esac
        case $kind in
          folders) compgen -d -- "$word" ;;
          files) compgen -f -- "$word" ;;
          both) [[ $word == -* ]] || compgen -f -- "$word" ;;
        esac
      )
      if [[ $kind != words ]]; then compopt -o filenames 2>/dev/null; fi
    }
    complete -F _marquee marquee

    """
  }

  private var topWords: String {
    (commands.map(\.word) + ["help", "--help", "--version"]).joined(separator: " ")
  }

  private func lines(of cases: [String]) -> String { cases.joined(separator: "\n") }

  /// A case for each option that takes a value.
  private var values: [String] {
    commands.flatMap { command in
      command.shownOptions.compactMap { option in
        option.value.map { value in
          let names = option.writtenNames.map { "'\(command.word) \($0)'" }
          return "      \(names.joined(separator: " | "))) \(assignment(value.completed)) ;;"
        }
      }
    }
  }

  /// A case for each command, with its options and operands.
  private var operands: [String] {
    commands.map { command in
      let options = command.shownOptions.flatMap(\.writtenNames)
      let offered = command.operands.map(\.completed)
      let words = offered.flatMap { offer -> [String] in
        if case .words(let words) = offer { words } else { [] }
      }
      let takesFiles = offered.contains(.files) || offered.contains(.folders)
      let list = (words + options).joined(separator: " ")
      return "          \(command.word)) words='\(list)'\(takesFiles ? " kind=both" : "") ;;"
    } + ["          help) words='\(commands.map(\.word).joined(separator: " "))' ;;"]
  }

  private func assignment(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "words='\(words.joined(separator: " "))'"
    case .folders: "kind=folders"
    case .files: "kind=files"
    case .other: "words=''"
    }
  }
}
