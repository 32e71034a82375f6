import MarqueeScreen

/// JSON of a service whose structure is not known in advance.
indirect enum UnknownJSON: Decodable, Sendable {
  /// Null, or a value that the library cannot hold: a number of more than 38 digits, or values
  /// nested too deep.
  case nothing
  /// A text, a number or a boolean.
  case leaf(FieldValue)
  case list([UnknownJSON])
  case group([String: UnknownJSON])

  /// The deepest nesting of values, so that a small stack is enough to read them.
  private static let maximumDepth = 64

  init(from decoder: any Decoder) throws {
    // A value of another kind is not an error, so all kinds are tried in turn.
    if decoder.codingPath.count > Self.maximumDepth {
      self = .nothing
    } else if let container = try? decoder.container(keyedBy: FieldKey.self) {
      var values: [String: UnknownJSON] = [:]
      for key in container.allKeys {
        values[key.stringValue] = try container.decode(UnknownJSON.self, forKey: key)
      }
      self = .group(values)
    } else if var container = try? decoder.unkeyedContainer() {
      var values: [UnknownJSON] = []
      while !container.isAtEnd { values.append(try container.decode(UnknownJSON.self)) }
      self = .list(values)
    } else {
      // A value that cannot be held counts as null; the mapping decides whether it was required.
      self = (try? FieldValue(from: decoder)).map(UnknownJSON.leaf) ?? .nothing
    }
  }

  /// The value at a path of keys and indices from 0; `nil` if there is none.
  subscript(path: CodingPath) -> UnknownJSON? {
    var value = self
    for step in path.steps {
      switch (value, step) {
      case (.group(let values), .key(let key)):
        guard let next = values[key] else { return nil }
        value = next
      case (.list(let values), .index(let index)):
        guard values.indices.contains(index) else { return nil }
        value = values[index]
      default: return nil
      }
    }
    return value
  }

  /// The text, or the digits of a number; `nil` for any other value.
  var text: String? {
    if case .leaf(let value) = self { value.text ?? value.number?.text } else { nil }
  }

  /// The value without nulls; `nil` if it is null itself.
  var fieldValue: FieldValue? {
    switch self {
    case .nothing: nil
    case .leaf(let value): value
    case .list(let values): .list(values.compactMap(\.fieldValue))
    case .group(let values): .group(values.compactMapValues(\.fieldValue))
    }
  }
}
