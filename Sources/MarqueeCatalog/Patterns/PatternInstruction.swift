/// A step of a compiled regular expression.
///
/// Steps refer to each other by distance, so a copied run of steps keeps its meaning.
enum PatternInstruction: Hashable, Sendable {
  /// Takes this scalar; if case is ignored, any scalar with this lowercase form.
  case scalar(Unicode.Scalar)
  /// Takes one scalar of a set, by the set's number.
  case set(Int)
  /// Takes nothing, and continues only if the position meets a condition.
  case anchor(PatternAnchor)
  /// Continues at two steps; a match through the first is preferred.
  case split(first: Int, second: Int)
  case jump(Int)
  case match
}
