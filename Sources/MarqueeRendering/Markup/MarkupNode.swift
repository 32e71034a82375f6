/// An element of SVG, text in it, or markup that is written already.
///
/// Only ``MarkupWriter`` writes nodes, so that text is escaped in one place.
indirect enum MarkupNode: Hashable, Sendable {
  /// An element with its attributes, in order, and its content.
  case element(String, [Attribute], [MarkupNode])
  /// Text, which may contain any character.
  case text(String)
  /// Markup, or the content of a script or style element, which has its own syntax.
  ///
  /// Only literals, files of this target, and data made safe by ``ScriptData`` are written this
  /// way.
  case raw([UInt8])

  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  static func make(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    _ children: [MarkupNode] = []
  ) -> MarkupNode {
    .element(name, attributes.map { Attribute($0.key, $0.value) }, children)
  }

  /// The node as UTF-8.
  var bytes: [UInt8] {
    var writer = MarkupWriter()
    writer.write(self)
    return writer.bytes
  }
}

/// Elements of HTML are literals; texts in them are escaped, and nodes in them are not.
extension MarkupNode: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var writer = MarkupWriter()

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ markup: String) { writer.write(.raw(Array(markup.utf8))) }

    mutating func appendInterpolation(_ text: some LosslessStringConvertible) {
      writer.write(.text(String(text)))
    }

    mutating func appendInterpolation(_ nodes: [MarkupNode]) {
      for node in nodes { writer.write(node) }
    }

    mutating func appendInterpolation(_ node: MarkupNode?) {
      if let node { writer.write(node) }
    }

    mutating func appendInterpolation(raw content: [UInt8]) { writer.write(.raw(content)) }
  }

  init(stringLiteral markup: String) { self = .raw(Array(markup.utf8)) }

  init(stringInterpolation: StringInterpolation) { self = .raw(stringInterpolation.writer.bytes) }
}
