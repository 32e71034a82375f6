/// A step of a compiled regular expression.
///
/// Steps are reached by their distance from the step that leads to them, so that a run of steps
/// means the same wherever it is copied to.
enum PatternInstruction: Hashable, Sendable {
  /// Takes one scalar: this one, or one with its lowercase form if case is ignored.
  case scalar(Unicode.Scalar)
  /// Takes one scalar of a set, by the set's number.
  case set(Int)
  /// Takes nothing, and goes on only at some positions.
  case anchor(PatternAnchor)
  /// Goes on at two steps; a match through the first is preferred.
  case split(first: Int, second: Int)
  /// Goes on at another step.
  case jump(Int)
  /// All is matched.
  case match
}
