import MarqueeDiagnostics

/// Whether pages link to an editor, and to which.
enum EditorChoice: ArgumentValue {
  /// They do not, even if the settings name an editor.
  case none
  /// They link to this one.
  case editor(EditorAddress, name: String)

  init?(argument: String) {
    if argument == "none" {
      self = .none
    } else if let address = EditorAddress(argument) {
      self = .editor(address, name: argument)
    } else {
      return nil
    }
  }

  var argument: String {
    switch self {
    case .none: "none"
    case .editor(_, let name): name
    }
  }

  static var allowedArguments: AllowedArguments {
    .words(EditorAddress.names + ["none"], orForm: "<scheme>:...{path}...{line}")
  }

  /// The editor; `nil` for none.
  var address: EditorAddress? {
    if case .editor(let address, _) = self { address } else { nil }
  }
}
