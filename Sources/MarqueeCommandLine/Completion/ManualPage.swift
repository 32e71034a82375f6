import MarqueeCompiler
import MarqueeScreen

/// The manual page, in the language of `man`.
struct ManualPage {
  let commands: [CommandOutline]

  var text: String {
    // The page has no date, so that a release has the same bytes whenever it is made.
    var lines = [
      ".TH MARQUEE 1 \"\" \"marquee \(Version.current)\" \"User Commands\"",
      ".SH NAME", "marquee \\- \(escaped(lowerCased(Program.summary)))",
      ".SH SYNOPSIS", ".B marquee", ".I command", "[options]",
      ".SH COMMANDS",
    ]
    for command in commands { lines += section(of: command) }
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", paragraph(code.meaning)]
    }
    lines += [
      ".SH FILES", ".TP", ".I Marquee.plist",
      paragraph(
        "Settings, in the content folder or above it: kinds of items, section types, rules, "
          + "devices. 'marquee reference' prints what can be written."),
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(of command: CommandOutline) -> [String] {
    var lines = [".SS \(escaped(command.name))", paragraph("\(command.summary).")]
    lines += [".PP", ".B \(escaped(command.usage))"]
    for part in command.discussion.split(separator: "\n") {
      lines += [".PP", paragraph(String(part))]
    }
    for operand in command.operands {
      lines += [".TP", ".I \(escaped(operand.placeholder))", paragraph(operand.help)]
    }
    for option in command.shownOptions {
      let names = option.writtenNames.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.value.map { " \\fI\(escaped($0.placeholder))\\fR" } ?? ""
      lines += [".TP", names + value, paragraph(option.helpWithDetails)]
    }
    return lines
  }

  /// A line of text, escaped so that it is not read as a request.
  private func paragraph(_ text: String) -> String {
    let line = escaped(text)
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&\(line)" : line
  }

  /// Text without meaning for `man`: hyphens that can be copied, and only ASCII.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\[u\(scalar.value.hexadecimal(digitCount: 4, uppercase: true))]"
        }
      }
    }
    return result
  }

  private func lowerCased(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
