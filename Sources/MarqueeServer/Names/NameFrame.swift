import MarqueeCatalog
import MarqueeLoading

/// A dictionary or an array around a place, as authors are expected to write it.
struct NameFrame: Sendable {
  /// What it is.
  let container: Expectation
  /// The key that leads to the place; `nil` in an array.
  var key: String?
}

extension Expectation {
  /// What is expected at a cursor, and in the containers around it.
  ///
  /// - Parameter kindsReferred: Returns the kinds of a section's items, by where it begins.
  /// - Returns: The containers, the root first, and what comes next in the innermost one.
  static func frames(
    at cursor: CursorContext, in document: Document, _ model: ContentModel,
    kindsReferred: (_ section: Int) -> [ItemKind?]
  ) -> (frames: [NameFrame], next: Expectation) {
    var expected = root(of: document)
    var frames: [NameFrame] = []
    for frame in cursor.containers {
      let container = expected.container(
        isDictionary: frame.isDictionary, in: model, kindsReferred: kindsReferred(frame.start)
      ) { frame.text(of: $0) }
      expected = container.next(after: frame.key)
      frames.append(NameFrame(container: container, key: frame.key))
    }
    return (frames, expected)
  }
}
