package import MarqueeDiagnostics

package typealias ValueIndex = Int

/// A value of a located tree, with its kind and its place.
///
/// A tree is a flat array in document order. A container is followed by everything inside it, so
/// its children are found by stepping from `index + 1` over whole subtrees up to ``subtreeEnd``. In
/// a dictionary, keys and values alternate: a key without a value, or a value without a key, is
/// never added to the tree.
package struct LocatedValue: Hashable, Sendable {
  package let kind: ValueKind
  package internal(set) var flags: Flags = []
  /// The whole element, including its tags.
  package internal(set) var range: SourceRange
  /// The range between the tags; for an empty element `<array/>`, an empty range at its end.
  package internal(set) var content: SourceRange
  /// The container's index; the root is its own parent.
  let parent: UInt32
  /// How many values precede this one in its container; keys do not count.
  let position: UInt32
  /// The index after the last value of its subtree.
  package internal(set) var subtreeEnd: UInt32

  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The content has entities, character references or CDATA, so its text differs from its bytes.
    package static let hasMarkup = Flags(rawValue: 1)
    /// A syntax fault was found directly in this value, so things that seem to be missing may
    /// exist.
    package static let isDamaged = Flags(rawValue: 2)
    /// A syntax fault was found in this value or inside it.
    package static let holdsFault = Flags(rawValue: 4)
    /// The boolean `true`.
    package static let isTrue = Flags(rawValue: 8)

    /// Returns whether all of some flags are set.
    ///
    /// The existing method of option sets is generic, and costs several calls from other modules.
    @inlinable
    package func contains(_ others: Flags) -> Bool { rawValue & others.rawValue == others.rawValue }
  }
}
