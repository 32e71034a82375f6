/// An element of HTML or SVG, or text in it.
///
/// Both are written by ``MarkupWriter`` alone, so that there is one place where text is escaped.
indirect enum MarkupNode: Hashable, Sendable {
  /// An element with attributes, in their order, and what it holds.
  case element(String, [Attribute], [MarkupNode])
  /// Text; any character may be in it.
  case text(String)
  /// The content of a script or style element, which has an own syntax and is not escaped.
  ///
  /// Only files of this target and data made safe by ``ScriptData`` are written so.
  case raw([UInt8])

  /// An attribute of an element; without a value the name is alone.
  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String?

    init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  /// Makes an element.
  static func make(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [MarkupNode] = []
  ) -> MarkupNode {
    .element(name, attributes.map { Attribute($0.key, $0.value) }, children)
  }
}
