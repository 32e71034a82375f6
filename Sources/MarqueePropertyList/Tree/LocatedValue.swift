package import MarqueeDiagnostics

/// The index of a value in a located tree.
package typealias ValueIndex = Int

/// One value of a located tree: what it is and where it is.
///
/// A tree is a flat array in document order. A container is followed by all that it holds, so
/// its children are found by stepping from `index + 1` over whole subtrees up to ``subtreeEnd``. In a
/// dictionary keys and values alternate: a key without a value, or a value without a key, never
/// enters the tree.
package struct LocatedValue: Hashable, Sendable {
  /// What the value is.
  package let kind: ValueKind
  /// What is special about it.
  package internal(set) var flags: Flags = []
  /// The whole element, tags included.
  package internal(set) var range: SourceRange
  /// What is between the tags; empty at the element's end for an empty element `<array/>`.
  package internal(set) var content: SourceRange
  /// The container's index; the root is its own parent.
  let parent: UInt32
  /// How many values come before this one in its container; keys do not count.
  let position: UInt32
  /// The index after the last value of this one's subtree.
  package internal(set) var subtreeEnd: UInt32

  /// What is special about a value.
  package struct Flags: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The content has entities, character references or CDATA, so text and bytes differ.
    package static let hasMarkup = Flags(rawValue: 1)
    /// A syntax fault was found directly in this value, so what it seems to lack may be there.
    package static let isDamaged = Flags(rawValue: 2)
    /// A syntax fault was found in this value or in one that it holds.
    package static let holdsFault = Flags(rawValue: 4)
    /// The boolean `true`.
    package static let isTrue = Flags(rawValue: 8)

    /// Whether all of some flags are set.
    ///
    /// The one that option sets have already is generic, and takes several calls from other modules.
    @inlinable
    package func contains(_ others: Flags) -> Bool { rawValue & others.rawValue == others.rawValue }
  }
}
