/// A section that a version of a screen could not show because of an error.
package struct UnreadSection: Hashable, Sendable {
  package let place: SectionPlace
  /// A hash of its text, which the order of keys and white space do not affect.
  package let fingerprint: Int

  /// Describes a section; of its place, only what was written is known.
  package init(
    index: Int, id: String?, type: String?, name: String?, itemCount: Int, fingerprint: Int
  ) {
    place = SectionPlace(
      index: index, shownIndex: nil, id: id, type: type, name: name, itemCount: itemCount)
    self.fingerprint = fingerprint
  }
}
