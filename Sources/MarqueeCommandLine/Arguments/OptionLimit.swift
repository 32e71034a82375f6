/// What a use of an option does not allow, or needs.
struct OptionLimit: Hashable, Sendable {
  enum Condition: Hashable, Sendable {
    case none(of: [ArgumentUse])
    case any(of: [ArgumentUse])
    case only([ArgumentUse])
  }

  let use: ArgumentUse
  let condition: Condition
}

extension OptionSyntax {
  /// The same option, which must not be used with any of these.
  ///
  /// The other options need not name this one.
  package func excluding(_ uses: ArgumentUse...) -> OptionSyntax { excluding(uses) }

  /// - Parameter use: The use of this option that is limited; `nil` for any.
  package func excluding(_ uses: [ArgumentUse], for use: ArgumentUse? = nil) -> OptionSyntax {
    limited(use, .none(of: uses))
  }

  /// The same option, which must not be used with anything but these.
  package func excludingAll(but uses: ArgumentUse...) -> OptionSyntax { limited(nil, .only(uses)) }

  /// The same option, which must be used with one of these.
  package func needing(_ uses: ArgumentUse...) -> OptionSyntax { needing(uses) }

  /// - Parameter use: The use of this option that is limited; `nil` for any.
  package func needing(_ uses: [ArgumentUse], for use: ArgumentUse? = nil) -> OptionSyntax {
    limited(use, .any(of: uses))
  }

  /// The same option, which must be given unless one of these is used.
  package func required(unless uses: ArgumentUse...) -> OptionSyntax {
    changed { $0.replacements = uses }
  }

  private func limited(
    _ use: ArgumentUse?, _ condition: OptionLimit.Condition
  ) -> OptionSyntax {
    changed { $0.limits.append(OptionLimit(use: use ?? .option(name), condition: condition)) }
  }
}
