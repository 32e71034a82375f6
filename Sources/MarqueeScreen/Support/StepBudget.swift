/// How many steps searches for regular expressions may still take.
///
/// One search takes time in proportion to the text and the expression. Authors write both, and may
/// write many expressions, so all searches in one screen share a budget.
package struct StepBudget: Sendable {
  /// Steps that the smallest screen gets: a few dozen milliseconds.
  private static let base = 5_000_000
  /// Steps for each byte of a screen, which is enough for dozens of usual expressions.
  private static let perByte = 100
  /// What a search costs before its first step, in steps.
  private static let perSearch = 8
  /// How many bytes without a possible match cost as much as a step.
  private static let bytesPerStep = 16

  private var remaining: Int

  /// Makes the budget of a screen or a part of it.
  package init(byteCount: Int) {
    let (steps, isTooLarge) = byteCount.multipliedReportingOverflow(by: Self.perByte)
    remaining = isTooLarge ? .max : Self.base + min(steps, .max - Self.base)
  }

  package var isSpent: Bool { remaining <= 0 }

  /// The most steps that the next search may take.
  package var limit: Int { max(0, remaining) }

  package mutating func spend(_ stepCount: Int, byteCount: Int) {
    remaining -= min(limit, stepCount + byteCount / Self.bytesPerStep + Self.perSearch)
  }
}
