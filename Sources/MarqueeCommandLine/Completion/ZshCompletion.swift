struct ZshCompletion {
  let commands: [CommandOutline]

  var text: String {
    """
    #compdef marquee
    # Completion of marquee for zsh, written by 'marquee completion zsh'.
    _marquee() {
      local -a commands
      commands=(
    \(commands.map { "    \(quoted("\($0.word):\($0.summary)"))" }.joined(separator: "\n"))
      )
      if ((CURRENT == 2)); then
        if [[ $words[2] == -* ]]; then
          compadd -- --help --version
        else
          _describe -t commands command commands
          compadd -- help
        fi
        return
      fi
      local command=$words[2]
      shift words
      ((CURRENT--))
      case $command in
        help) _describe -t commands command commands ;;
    \(commands.map(arguments(of:)).joined(separator: "\n"))
      esac
    }
    if [[ $funcstack[1] == _marquee ]]; then
      _marquee "$@"
    else
      compdef _marquee marquee
    fi

    """
  }

  /// The specifications of a command's arguments, for `_arguments`.
  private func arguments(of command: CommandOutline) -> String {
    let options = command.shownOptions.map { option in
      let marks = option.writtenNames
      // An option that was given is not offered again, unless it may be repeated.
      let isRepeatable = option.value?.isList ?? false
      let excluded = isRepeatable ? "*" : "(\(marks.joined(separator: " ")))"
      let help = "[\(escaped(option.help))]"
      let names = marks.map { mark in
        option.value == nil ? mark : mark.hasPrefix("--") ? "\(mark)=" : "\(mark)+"
      }
      let value = option.value.map { ":\($0.placeholder):\(action($0.completed))" } ?? ""
      return names.map { "          \(quoted("\(excluded)\($0)\(help)\(value)"))" }
        .joined(separator: " \\\n")
    }
    let operands = command.operands.enumerated().map { index, operand in
      let place = operand.arity == .any ? "*" : "\(index + 1)"
      return
        "          \(quoted("\(place):\(operand.placeholder):\(action(operand.completed))"))"
    }
    return "    \(command.word))\n      _arguments -s -S \\\n"
      + (options + operands).joined(separator: " \\\n") + "\n      ;;"
  }

  private func action(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .folders: "_files -/"
    case .files: "_files"
    case .other: ""
    }
  }

  /// Text inside brackets, with colons and brackets escaped.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "[]:\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private func quoted(_ text: String) -> String {
    "'\(text.replacing("'", with: "'\\''"))'"
  }
}
