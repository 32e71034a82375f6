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

  package func excluding(_ uses: [ArgumentUse]) -> OptionSyntax {
    limited(.option(name), .none(of: uses))
  }

  package func excluding(_ uses: [ArgumentUse], forValue value: String) -> OptionSyntax {
    limited(.value(value, of: name), .none(of: uses))
  }

  package func excludingSeveralValues(with uses: ArgumentUse...) -> OptionSyntax {
    limited(.severalValues(of: name), .none(of: uses))
  }

  /// The same option, which must not be used with anything but these.
  package func excludingAll(but uses: ArgumentUse...) -> OptionSyntax {
    limited(.option(name), .only(uses))
  }

  package func needing(_ uses: ArgumentUse...) -> OptionSyntax { needing(uses) }

  package func needing(_ uses: [ArgumentUse]) -> OptionSyntax {
    limited(.option(name), .any(of: uses))
  }

  package func needing(_ uses: [ArgumentUse], forValue value: String) -> OptionSyntax {
    limited(.value(value, of: name), .any(of: uses))
  }

  package func needingForSeveralValues(_ uses: ArgumentUse...) -> OptionSyntax {
    limited(.severalValues(of: name), .any(of: uses))
  }

  /// The same option, which must be given unless one of these is used.
  package func required(unless uses: ArgumentUse...) -> OptionSyntax {
    var syntax = self
    syntax.requirement = .required(unless: uses)
    return syntax
  }

  private func limited(
    _ use: ArgumentUse, _ condition: OptionLimit.Condition
  ) -> OptionSyntax {
    var syntax = self
    syntax.limits.append(OptionLimit(use: use, condition: condition))
    return syntax
  }
}
