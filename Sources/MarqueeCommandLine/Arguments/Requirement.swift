/// Whether an argument must be given.
enum Requirement: Hashable, Sendable {
  case optional
  /// It must be, unless one of these is used.
  case required(unless: [ArgumentUse])

  /// The requirement, for help; `nil` if there is none.
  var words: String? {
    switch self {
    case .optional: nil
    case .required([]): "required"
    case .required(let uses): "required without \(ArgumentUse.list(uses, "or"))"
    }
  }
}
