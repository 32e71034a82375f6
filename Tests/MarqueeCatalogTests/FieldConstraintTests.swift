import MarqueeCatalog
import MarqueeScreen
import Testing

/// Limits of custom fields, which include the limit itself.
@Suite struct FieldConstraintTests {
  private func violations(
    of value: FieldValue, _ limit: (inout FieldConstraints) -> Void
  ) -> [FieldConstraints.Name] {
    var constraints = FieldConstraints(path: [])
    limit(&constraints)
    var budget = StepBudget(byteCount: 0)
    return constraints.violations(of: value, spending: &budget).map(\.constraint)
  }

  @Test(
    arguments: [("1", [.minLength]), ("12", []), ("1234", []), ("12345", [.maxLength])]
      as [(String, [FieldConstraints.Name])])
  func `a text may be as short and as long as its limits`(
    text: String, expected: [FieldConstraints.Name]
  ) {
    let found = violations(of: .text(text)) { constraints in
      constraints.minLength = 2
      constraints.maxLength = 4
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [("1.9", [.minimum]), ("2", []), ("2.0", []), ("4", []), ("4.1", [.maximum])]
      as [(String, [FieldConstraints.Name])])
  func `a number may be as low and as high as its limits`(
    text: String, expected: [FieldConstraints.Name]
  ) throws {
    let number = try #require(DecimalNumber(text))
    let (minimum, maximum) = (DecimalNumber("2"), DecimalNumber("4"))
    let found = violations(of: .number(number)) { constraints in
      constraints.minimum = minimum
      constraints.maximum = maximum
    }
    #expect(found == expected)
  }

  @Test(
    arguments: [("1", []), ("1.25", []), ("1.255", [.digits])]
      as [(String, [FieldConstraints.Name])])
  func `a number may have as many digits as its limit`(
    text: String, expected: [FieldConstraints.Name]
  ) throws {
    let number = try #require(DecimalNumber(text))
    #expect(violations(of: .number(number)) { $0.digits = 2 } == expected)
  }

  @Test(
    arguments: [(1, [.minCount]), (2, []), (4, []), (5, [.maxCount])]
      as [(Int, [FieldConstraints.Name])])
  func `a list may have as few and as many elements as its limits`(
    count: Int, expected: [FieldConstraints.Name]
  ) {
    let list = FieldValue.list(Array(repeating: .text("a"), count: count))
    let found = violations(of: list) { constraints in
      constraints.minCount = 2
      constraints.maxCount = 4
    }
    #expect(found == expected)
  }

  @Test func `limits are put into words`() {
    var constraints = FieldConstraints(path: [])
    #expect(constraints.phrases == [])
    constraints.minLength = 2
    constraints.maxLength = 4
    constraints.maximum = DecimalNumber("2.5")
    constraints.digits = 1
    constraints.schemes = ["https", "app"]
    constraints.minCount = 1
    constraints.isUnique = true
    #expect(
      constraints.phrases == [
        "2 to 4 characters", "at most 2.5", "at most 1 digit after the decimal point",
        "begins with 'https:' or 'app:'", "at least 1 element", "no two elements are equal",
      ])
  }
}
