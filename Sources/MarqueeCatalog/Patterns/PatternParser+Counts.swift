extension PatternParser {
  /// Reads a count up to its closing brace; the opening one has been read.
  mutating func count(from start: Int) throws(PatternFault) -> PatternRepetition {
    let minimum = try number(from: start)
    var maximum: Int? = minimum
    if cursor.take(",") { maximum = cursor.peek() == "}" ? nil : try number(from: start) }
    guard cursor.take("}") else { throw countFault(from: start) }
    if let maximum, maximum < minimum {
      throw fault("the count ends before it begins", from: start)
    }
    return PatternRepetition(minimum: minimum, maximum: maximum)
  }

  private mutating func number(from start: Int) throws(PatternFault) -> Int {
    let digits = cursor.take { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { throw countFault(from: start) }
    guard let number = Int(digits), number <= TextPattern.maximumCount else {
      throw fault("a count is at most \(TextPattern.maximumCount)", from: start)
    }
    return number
  }

  private func countFault(from start: Int) -> PatternFault {
    fault("write a count as '{2}', '{2,}' or '{2,5}', and a literal brace as '\\{'", from: start)
  }
}
