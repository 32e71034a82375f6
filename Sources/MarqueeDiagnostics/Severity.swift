/// How much a diagnostic matters.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Good to know; never fails a run.
  case note
  /// Probably not what the author wants; fails a run in strict mode only.
  case warning
  /// The screen would be wrong or lose something; no output is written for it.
  case error

  private var rank: Int { self == .note ? 0 : self == .warning ? 1 : 2 }

  /// Orders severities from note to error.
  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
}
