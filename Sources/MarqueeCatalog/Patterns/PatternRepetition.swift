/// How often a part of a regular expression is repeated.
struct PatternRepetition {
  let minimum: Int
  /// The most repetitions; `nil` for any number.
  let maximum: Int?
  var isReluctant = false

  /// Returns how many steps the repetition of a number of steps has.
  func length(of count: Int) -> Int {
    guard let maximum else { return max(minimum, 1) * count + (minimum == 0 ? 2 : 1) }
    return minimum * count + (maximum - minimum) * (count + 1)
  }

  func code(of steps: [PatternInstruction]) -> [PatternInstruction] {
    // Matching nothing repeatedly is the same as matching nothing once.
    guard !steps.isEmpty else { return [] }
    var code: [PatternInstruction] = []
    code.reserveCapacity(length(of: steps.count))
    if let maximum {
      for _ in 0..<minimum { code += steps }
      for remaining in stride(from: maximum - minimum, to: 0, by: -1) {
        code.append(split(on: 1, off: remaining * (steps.count + 1)))
        code += steps
      }
    } else if minimum == 0 {
      code.append(split(on: 1, off: steps.count + 2))
      code += steps
      code.append(.jump(-(steps.count + 1)))
    } else {
      for _ in 0..<minimum { code += steps }
      code.append(split(on: -steps.count, off: 1))
    }
    return code
  }

  /// Returns a step that continues the repetition or leaves it.
  private func split(on: Int, off: Int) -> PatternInstruction {
    isReluctant ? .split(first: off, second: on) : .split(first: on, second: off)
  }
}
