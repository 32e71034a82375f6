/// A range of text as people read it; its end is the location after the last character.
package struct LocatedRange: Hashable, Sendable {
  package let start: TextLocation
  /// The location after the last character.
  package let end: TextLocation
}
