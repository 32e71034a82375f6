/// What a use of an option does not allow, or needs.
struct OptionLimit: Hashable, Sendable {
  /// What the other arguments must be.
  enum Condition: Hashable, Sendable {
    /// None of these is used.
    case none(of: [ArgumentUse])
    /// At least one of these is used.
    case any(of: [ArgumentUse])
    /// Nothing else is used.
    case only([ArgumentUse])
  }

  /// The use that the limit is about.
  let use: ArgumentUse
  /// What it asks of the other arguments.
  let condition: Condition
}

extension OptionSyntax {
  /// The same option, which must not be used with any of these.
  ///
  /// The other options need not name this one.
  package func excluding(_ uses: ArgumentUse...) -> OptionSyntax { excluding(uses) }

  /// The same option, which must not be used with any of these.
  package func excluding(_ uses: [ArgumentUse]) -> OptionSyntax {
    limited(.option(name), .none(of: uses))
  }

  /// The same option, one value of which must not be used with any of these.
  package func excluding(_ uses: [ArgumentUse], forValue value: String) -> OptionSyntax {
    limited(.value(value, of: name), .none(of: uses))
  }

  /// The same option, which must not have several values if one of these is used.
  package func excludingSeveralValues(with uses: ArgumentUse...) -> OptionSyntax {
    limited(.severalValues(of: name), .none(of: uses))
  }

  /// The same option, which must not be used with anything but these.
  package func excludingAll(but uses: ArgumentUse...) -> OptionSyntax {
    limited(.option(name), .only(uses))
  }

  /// The same option, which needs one of these.
  package func needing(_ uses: ArgumentUse...) -> OptionSyntax { needing(uses) }

  /// The same option, which needs one of these.
  package func needing(_ uses: [ArgumentUse]) -> OptionSyntax {
    limited(.option(name), .any(of: uses))
  }

  /// The same option, one value of which needs one of these.
  package func needing(_ uses: [ArgumentUse], forValue value: String) -> OptionSyntax {
    limited(.value(value, of: name), .any(of: uses))
  }

  /// The same option, which needs one of these to have several values.
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
