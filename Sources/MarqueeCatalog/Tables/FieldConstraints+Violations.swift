package import MarqueeScreen

extension FieldConstraints {
  package struct Violation: Hashable, Sendable {
    package let constraint: Name
    /// The message, after the name of the field: `has 13 characters, and at most 12 are allowed`.
    package let message: String
    /// The index of the list's element that is meant, from 0; `nil` for the whole value.
    package let element: Int?

    fileprivate init(_ constraint: Name, _ message: String, element: Int? = nil) {
      self.constraint = constraint
      self.message = message
      self.element = element
    }
  }

  /// Returns how a value violates the constraints; values inside a list have their own constraints.
  ///
  /// - Parameter budget: Pays for the pattern. If it is spent in this value, that is a violation of
  ///   the pattern; if it was spent before, the pattern is not checked.
  /// - Complexity: O(*n*) in the bytes of the value, times the length of the pattern.
  package func violations(of value: FieldValue, spending budget: inout StepBudget) -> [Violation] {
    switch value {
    case .text(let text): violations(ofText: text, spending: &budget)
    case .number(let number): violations(ofNumber: number)
    case .list(let values): violations(ofList: values)
    case .boolean, .group: []
    }
  }

  private func violations(
    ofText text: String, spending budget: inout StepBudget
  ) -> [Violation] {
    var found: [Violation] = []
    if minLength != nil || maxLength != nil {
      let count = text.count
      if let minLength, count < minLength {
        found.append(
          Violation(
            .minLength, "has \(characters(count)), and at least \(minLength) are needed"))
      }
      if let maxLength, count > maxLength {
        found.append(
          Violation(.maxLength, "has \(characters(count)), and at most \(maxLength) are allowed"))
      }
    }
    if let pattern, !budget.isSpent {
      switch pattern.matchesWhole(text, &budget) {
      case true?: break
      case false?: found.append(Violation(.pattern, "does not match '\(pattern.source)'"))
      case nil: found.append(Violation(.pattern, "needs too many steps for '\(pattern.source)'"))
      }
    }
    if let schemes, let scheme = Self.scheme(of: text), !schemes.contains(scheme) {
      let allowed = schemes.map { "'\($0):'" }.joined(separator: ", ")
      found.append(Violation(.schemes, "begins with '\(scheme):', and allowed is \(allowed)"))
    }
    return found
  }

  private func violations(ofNumber number: DecimalNumber) -> [Violation] {
    var found: [Violation] = []
    if let minimum, number < minimum {
      found.append(Violation(.minimum, "is \(number.text), which is less than \(minimum.text)"))
    }
    if let maximum, maximum < number {
      found.append(Violation(.maximum, "is \(number.text), which is more than \(maximum.text)"))
    }
    if let digits, number.fractionDigitCount > digits {
      found.append(
        Violation(
          .digits,
          "has \(number.fractionDigitCount) digits after the decimal point, and at most \(digits) are allowed"
        ))
    }
    return found
  }

  private func violations(ofList values: [FieldValue]) -> [Violation] {
    var found: [Violation] = []
    if let minCount, values.count < minCount {
      found.append(
        Violation(.minCount, "has \(values.count) elements, and at least \(minCount) are needed"))
    }
    if let maxCount, values.count > maxCount {
      found.append(
        Violation(.maxCount, "has \(values.count) elements, and at most \(maxCount) are allowed"))
    }
    guard isUnique else { return found }
    var seen: Set<FieldValue> = []
    for (position, value) in values.enumerated() where !seen.insert(value).inserted {
      let name = value.shownText.map { "'\($0)'" } ?? "an element"
      found.append(Violation(.unique, "has \(name) twice", element: position))
    }
    return found
  }

  private func characters(_ count: Int) -> String {
    count == 1 ? "1 character" : "\(count) characters"
  }

  /// Returns the scheme of a link in lower case; `nil` for a text without one.
  private static func scheme(of link: String) -> String? {
    guard let colon = link.firstIndex(of: ":") else { return nil }
    return link[..<colon].lowercased()
  }
}
