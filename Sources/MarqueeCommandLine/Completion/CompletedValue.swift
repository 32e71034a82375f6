import MarqueeSupport

/// What a shell may put in place of a value.
enum CompletedValue: Equatable, Sendable {
  case words([String])
  case folders
  case files
  /// Anything: no shell can know it.
  case other

  /// - Parameters:
  ///   - words: All that may be written; empty where anything may.
  ///   - placeholder: The word that help shows for it.
  init(words: [String], placeholder: String) {
    // Help also lists forms, as '40...400' or '<file>:<line>', which nobody can type as they are.
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
