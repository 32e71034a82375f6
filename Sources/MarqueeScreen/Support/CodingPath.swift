/// The keys and indices that lead from the root of a property list, or of JSON, to a value.
///
/// Written as `[2].contentItem[0].imageName`; the root itself is the empty path.
public struct CodingPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  public enum Step: Hashable, Sendable {
    /// Into a dictionary, by its key.
    case key(String)
    /// Into an array, by its index from 0.
    case index(Int)
  }

  /// The steps from the root, outermost first.
  public var steps: [Step]

  /// Makes a path from its steps; an empty array is the root.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  package init(_ keys: [any CodingKey]) {
    self.init(keys.map { key in key.intValue.map(Step.index) ?? .key(key.stringValue) })
  }

  package var keyNames: [String] {
    steps.compactMap { step in
      if case .key(let key) = step { key } else { nil }
    }
  }

  /// `[2].contentItem[0].imageName`; a key that is not a plain word is quoted: `["New item"]`.
  public var description: String {
    var result = ""
    for step in steps {
      switch step {
      case .index(let index):
        result += "[\(index)]"
      case .key(let key) where Self.isPlainWord(key):
        result += result.isEmpty ? key : ".\(key)"
      case .key(let key):
        result += "[\"\(key)\"]"
      }
    }
    return result
  }

  private static func isPlainWord(_ key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        byte.isASCIIDigit || byte.isASCIILetter || byte == UInt8(ascii: "_")
          || byte == UInt8(ascii: "-") || byte >= 0x80
      }
  }
}

extension CodingPath: Comparable {
  /// Orders paths as a walk through the property list visits them: a container before its contents,
  /// elements by index, and keys by their bytes.
  public static func < (left: CodingPath, right: CodingPath) -> Bool {
    for (first, second) in zip(left.steps, right.steps) where first != second {
      return switch (first, second) {
      case (.index(let first), .index(let second)): first < second
      case (.key(let first), .key(let second)):
        first.precedesByBytes(second)
      case (.index, .key): true
      case (.key, .index): false
      }
    }
    return left.steps.count < right.steps.count
  }
}
