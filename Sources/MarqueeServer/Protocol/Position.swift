package struct Position: Codable, Hashable, Sendable {
  /// The line, from 0.
  var line: Int
  /// The units of the negotiated encoding before it in its line.
  var character: Int
}

extension Position: Comparable {
  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A part of a document, without its end.
struct PositionRange: Codable, Hashable, Sendable {
  var start: Position
  var end: Position
}

struct Location: Codable, Hashable, Sendable {
  let uri: String
  let range: PositionRange
}
