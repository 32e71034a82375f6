import MarqueeCompiler
import MarqueeValidation

/// Selects the content whose rules a command is about.
struct RuleInput: Sendable {
  var content: String?

  /// The options, for a command that stores these values at `path`.
  static func options<Command>(
    at path: SendableKeyPath<Command, RuleInput>
  ) -> [OptionSyntax<Command>] {
    let content = OptionSyntax<RuleInput>.value(
      "content", placeholder: "path", sets: \.content,
      help: "A content folder or Marquee.plist with custom rules; 'Content' if none")
    return [content.nested(at: path)]
  }

  /// Reads the settings with the rules; reports and returns `nil` if they cannot be read.
  func read(on console: Console) -> ContentFolder? {
    console.attempt { () throws(FileError) in
      try ContentFolder.readSettings(for: content ?? ContentInput.defaultPath)
    }
  }
}
