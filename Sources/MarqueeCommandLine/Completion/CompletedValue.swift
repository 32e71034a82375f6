import MarqueeSupport

/// What a shell completes a value to.
enum CompletedValue: Equatable, Sendable {
  case words([String])
  case folders
  case files
  /// Anything; no shell can complete it.
  case other

  /// - Parameters:
  ///   - words: All allowed values; empty if anything is allowed.
  ///   - placeholder: The placeholder in help.
  init(words: [String], placeholder: String) {
    // Help also lists patterns such as '40...400' or '<file>:<line>', which nobody types as they
    // are.
    let words = words.filter { !$0.contains("<") && !$0.contains("...") }
    if !words.isEmpty {
      self = .words(words)
    } else {
      self =
        switch placeholder {
        case "folder": .folders
        case "file", "path", "old", "new": .files
        default: .other
        }
    }
  }
}

extension CommandOutline.Value {
  var completed: CompletedValue { CompletedValue(words: allowed, placeholder: placeholder) }
}

extension CommandOutline.Operand {
  var completed: CompletedValue { CompletedValue(words: words, placeholder: placeholder) }
}
