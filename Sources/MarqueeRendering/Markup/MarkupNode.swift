/// An element of HTML or SVG, or text in it.
///
/// Only ``MarkupWriter`` writes nodes, so that text is escaped in one place.
indirect enum MarkupNode: Hashable, Sendable {
  /// An element with its attributes, in order, and its content.
  case element(String, [Attribute], [MarkupNode])
  /// Text, which may contain any character.
  case text(String)
  /// The content of a script or style element, which has its own syntax and is not escaped.
  ///
  /// Only files of this target and data made safe by ``ScriptData`` are written this way.
  case raw([UInt8])

  /// An attribute of an element; without a value, only its name is written.
  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String?

    init(_ name: String, _ value: String? = nil) {
      self.name = name
      self.value = value
    }
  }

  static func make(
    _ name: String, _ attributes: KeyValuePairs<String, String?> = [:],
    _ children: [MarkupNode] = []
  ) -> MarkupNode {
    .element(name, attributes.map { Attribute($0.key, $0.value) }, children)
  }
}
