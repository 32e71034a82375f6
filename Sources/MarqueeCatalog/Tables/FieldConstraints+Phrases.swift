package import MarqueeScreen

extension FieldConstraints {
  /// The constraints in words: `at most 40 characters`.
  package var phrases: [String] {
    var phrases = [Self.phrase(minLength, maxLength, "characters")]
    phrases.append(pattern.map { "matches '\($0.source)'" })
    phrases.append(Self.phrase(minimum?.text, maximum?.text, nil))
    phrases.append(digits.map { "at most \($0) digits after the decimal point" })
    phrases.append(schemes.map { "begins with \($0.map { "'\($0):'" }.joined(separator: " or "))" })
    phrases.append(Self.phrase(minCount, maxCount, "elements"))
    phrases.append(isUnique ? "no two elements are equal" : nil)
    return phrases.compactMap(\.self)
  }

  private static func phrase<Limit: CustomStringConvertible>(
    _ least: Limit?, _ greatest: Limit?, _ unit: String?
  ) -> String? {
    let end = unit.map { " \($0)" } ?? ""
    return switch (least, greatest) {
    case (let least?, let greatest?): "\(least) to \(greatest)\(end)"
    case (let least?, nil): "at least \(least)\(end)"
    case (nil, let greatest?): "at most \(greatest)\(end)"
    case (nil, nil): nil
    }
  }
}
