/// Elements that several parts of a document refer to: each is defined once.
///
/// An identifier is made from all that its element depends on, so equal ones mean equal elements.
struct SharedDefinitions {
  /// The elements, in the order of their first use.
  private(set) var nodes: [MarkupNode] = []
  private var known: Set<String> = []

  /// Defines an element on the first use of its identifier.
  mutating func define(_ id: String, as node: @autoclosure () -> MarkupNode) {
    if known.insert(id).inserted { nodes.append(node()) }
  }
}
