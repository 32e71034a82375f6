/// Why waiting for a change ended.
package enum Waking: Hashable, Sendable {
  case change
  case outputClosed
  case time
}
