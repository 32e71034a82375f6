/// Why waiting for a change ended.
package enum Waking: Hashable, Sendable {
  /// Something has changed, or may have.
  case change
  /// The reader of standard output has left.
  case outputClosed
  /// The time is over.
  case time
}
