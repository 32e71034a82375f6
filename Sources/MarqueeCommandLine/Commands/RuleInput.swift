import MarqueeCompiler
import MarqueeValidation

/// Whose rules a command is about.
struct RuleInput: Sendable {
  var content: String?

  /// The option, for a command that keeps these values at a path of its own.
  static func options<Command>(
    at path: SendableKeyPath<Command, RuleInput>
  ) -> [OptionSyntax<Command>] {
    let content = OptionSyntax<RuleInput>.value(
      "content", placeholder: "path", sets: \.content,
      help: "A content folder or Marquee.plist with rules of its own; 'Content' if none")
    return [content.nested(at: path)]
  }

  /// Reads the settings with the rules; `nil` if they cannot be read, which is reported.
  func read(on console: Console) -> ContentFolder? {
    console.attempt { () throws(FileError) in
      try ContentFolder.readSettings(for: content ?? ContentInput.defaultPath)
    }
  }
}
