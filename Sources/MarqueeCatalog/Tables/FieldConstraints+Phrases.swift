package import MarqueeScreen

extension FieldConstraints {
  /// The constraints in words: `at most 40 characters`.
  package var phrases: [String] {
    var phrases = [Self.phrase(minLength, maxLength, "character")]
    phrases.append(pattern.map { "matches '\($0.source)'" })
    phrases.append(Self.phrase(minimum?.text, maximum?.text, nil))
    phrases.append(
      digits.map { "at most \($0) digit\($0 == 1 ? "" : "s") after the decimal point" })
    phrases.append(schemes.map { "begins with \($0.map { "'\($0):'" }.joined(separator: " or "))" })
    phrases.append(Self.phrase(minCount, maxCount, "element"))
    phrases.append(isUnique ? "no two elements are equal" : nil)
    return phrases.compactMap(\.self)
  }

  private static func phrase<Limit: CustomStringConvertible>(
    _ least: Limit?, _ greatest: Limit?, _ unit: String?
  ) -> String? {
    let last = (greatest ?? least).map { "\($0)" }
    let end = unit.map { " \($0)\(last == "1" ? "" : "s")" } ?? ""
    return switch (least, greatest) {
    case (let least?, let greatest?): "\(least) to \(greatest)\(end)"
    case (let least?, nil): "at least \(least)\(end)"
    case (nil, let greatest?): "at most \(greatest)\(end)"
    case (nil, nil): nil
    }
  }
}
