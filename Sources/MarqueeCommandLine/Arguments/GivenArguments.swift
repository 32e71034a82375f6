/// The arguments of a command line, compared with what their options allow together.
struct GivenArguments {
  private let outline: CommandOutline
  /// The values of the given options, by name; none for a flag.
  private var values: [String: [String]] = [:]
  private var operands: [String] = []

  init(_ outline: CommandOutline) {
    self.outline = outline
  }

  var operandCount: Int { operands.count }

  /// Adds an option.
  ///
  /// - Returns: Whether it is the first of its name.
  mutating func add(option name: String, _ values: [String]) -> Bool {
    let isFirst = self.values[name] == nil
    self.values[name, default: []] += values
    return isFirst
  }

  mutating func add(operand: String) { operands.append(operand) }

  /// Checks everything that depends on several arguments.
  ///
  /// - Throws: The first error, in the order of the declarations.
  func check() throws(UsageError) {
    for option in outline.options {
      for limit in option.limits where isUsed(limit.use) { try check(limit) }
    }
    for option in outline.options where values[option.name] == nil {
      guard isMissing(option.replacements) else { continue }
      throw .missingOption("--\(option.name)", placeholder: option.value?.placeholder ?? "")
    }
    for operand in outline.operands where !isUsed(.operand(operand.placeholder)) {
      guard isMissing(operand.replacements) else { continue }
      throw .missingOperand(placeholder: operand.placeholder)
    }
  }

  private func isMissing(_ replacements: [ArgumentUse]?) -> Bool {
    replacements.map { !$0.contains(where: isUsed) } ?? false
  }

  private func check(_ limit: OptionLimit) throws(UsageError) {
    switch limit.condition {
    case .none(let uses):
      if let other = uses.first(where: isUsed) { throw .excluded(limit.use, by: other) }
    case .any(let uses):
      if !uses.contains(where: isUsed) { throw .needed(uses, by: limit.use) }
    case .only(let uses):
      let others =
        outline.options.map { ArgumentUse.option($0.name) }
        + outline.operands.map { .operand($0.placeholder) }
      let allowed = uses + [limit.use]
      if let other = others.first(where: { isUsed($0) && !allowed.contains($0) }) {
        throw .excluded(limit.use, by: other)
      }
    }
  }

  private func isUsed(_ use: ArgumentUse) -> Bool {
    switch use {
    case .option(let name):
      return values[name] != nil
    case .value(let value, let name):
      if let given = values[name] { return given.contains(value) }
      return outline.options.first { $0.name == name }?.value?.standard == value
    case .severalValues(let name):
      return values[name, default: []].count > 1
    case .operand(let placeholder):
      let last = outline.operands.count - 1
      return operands.indices.contains { index in
        outline.operands[min(index, last)].placeholder == placeholder
      }
    case .word(let word):
      return operands.contains(word)
    }
  }
}
