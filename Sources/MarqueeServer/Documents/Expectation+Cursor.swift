import MarqueeCatalog
import MarqueeLoading

extension Expectation {
  /// What is expected at a cursor, and what the dictionary around it can hold.
  ///
  /// - Returns: What the innermost container is, and what comes next in it.
  static func at(
    _ cursor: CursorContext, in document: Document, _ model: ContentModel
  ) -> (container: Expectation, next: Expectation) {
    var expected = root(of: document)
    var container = Expectation.unknown
    for frame in cursor.containers {
      container = expected.container(isDictionary: frame.isDictionary, in: model) {
        frame.text(of: $0)
      }
      expected = container.next(after: frame.key)
    }
    return cursor.containers.isEmpty ? (.unknown, expected) : (container, expected)
  }
}
