enum CompletedValue: Equatable, Sendable {
  case words([String])
  case folders
  case files
  case other

  /// - Parameters:
  ///   - words: The values that can be listed.
  ///   - placeholder: The placeholder in help.
  init(words: [String], placeholder: String) {
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

  var isPath: Bool { self == .folders || self == .files }
}

extension CommandOutline.Value {
  var completed: CompletedValue { CompletedValue(words: allowed.words, placeholder: placeholder) }
}

extension CommandOutline.Operand {
  var completed: CompletedValue { CompletedValue(words: words, placeholder: placeholder) }
}
