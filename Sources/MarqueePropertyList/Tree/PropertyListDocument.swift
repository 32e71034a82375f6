package import MarqueeDiagnostics
import MarqueeSupport

/// A property list as a located tree: every value with its place in the source.
///
/// Values lie in one flat array in document order; see ``LocatedValue``. A document made from broken
/// text holds what could be read, and its values say where faults were found.
package struct PropertyListDocument: Sendable {
  /// The text that all ranges point into.
  package let source: SourceFile
  /// Whether the text was made from a property list of another form, such as a binary one.
  ///
  /// Such text means nothing to an author: places are then reported by coding path alone.
  package let isDerived: Bool
  /// All values, the root first; empty if no root could be read.
  package let values: [LocatedValue]
  /// The comments between values, in order, delimiters included.
  package let comments: [SourceRange]

  /// The root's index, where there is a root.
  package var root: ValueIndex? { values.isEmpty ? nil : 0 }

  /// The value at an index of the tree.
  @inlinable package subscript(index: ValueIndex) -> LocatedValue { values[index] }

  /// A value and all values inside it, keys among them.
  package func subtree(of index: ValueIndex) -> Range<ValueIndex> {
    index..<(values[index].kind.isContainer ? Int(values[index].subtreeEnd) : index + 1)
  }

  /// The elements of an array, or the keys of a dictionary, in order; none for other kinds.
  package func children(of index: ValueIndex) -> Children {
    let step = values[index].kind == .dictionary ? 1 : 0
    return Children(
      values: values, index: index + 1,
      end: values[index].kind.isContainer ? Int(values[index].subtreeEnd) : index + 1,
      keysPerValue: step)
  }

  /// The key of a dictionary with exactly this name, and its value.
  ///
  /// Of two equal keys the first counts.
  ///
  /// - Returns: `nil` if the value is not a dictionary or has no such key.
  /// - Complexity: O(*keys*).
  package func member(_ name: String, of index: ValueIndex) -> Member? {
    guard values[index].kind == .dictionary else { return nil }
    return children(of: index).first { has($0, text: name) }.map(Member.init)
  }

  /// Whether a string or key has exactly this text.
  package func has(_ index: ValueIndex, text: String) -> Bool {
    let value = values[index]
    guard value.flags.contains(.hasMarkup) else {
      return source.text[value.content.offsets].elementsEqual(text.utf8)
    }
    return string(of: index) == text
  }

  /// Whether a string or key has exactly this text, given as UTF-8.
  ///
  /// For texts that are compared often: their bytes are made once.
  package func has(_ index: ValueIndex, utf8 text: [UInt8]) -> Bool {
    let value = values[index]
    guard !value.flags.contains(.hasMarkup) else { return self.text(of: index).bytes == text }
    let start = Int(value.content.start)
    guard Int(value.content.end) - start == text.count else { return false }
    return source.text.withSpan { bytes in
      for offset in text.indices where bytes[start + offset] != text[offset] { return false }
      return true
    }
  }

  /// The text between a value's tags, references and CDATA resolved.
  ///
  /// - Complexity: O(*n*) in the bytes of the content.
  package func string(of index: ValueIndex) -> String {
    let value = values[index]
    guard value.flags.contains(.hasMarkup) else { return source.string(in: value.content) }
    return text(of: index).string
  }

  /// The text between a value's tags, with the source of each of its bytes.
  package func text(of index: ValueIndex) -> LocatedText {
    let value = values[index]
    var text = LocatedText()
    guard value.flags.contains(.hasMarkup) else {
      text.appendCopy(of: source.text[value.content.offsets])
      return text
    }
    XMLText.resolve(source.text, in: value.content.offsets, into: &text)
    return text
  }

  /// The container of a value; `nil` for the root.
  package func parent(of index: ValueIndex) -> ValueIndex? {
    index == 0 ? nil : Int(values[index].parent)
  }

  /// The keys and indices that lead to a value; a key has its value's path.
  ///
  /// - Complexity: O(*d*), *d* being the depth of the value.
  package func codingPath(of index: ValueIndex) -> CodingPath {
    var steps: [CodingPath.Step] = []
    var current = index
    while let parent = parent(of: current) {
      if values[current].kind == .key {
        steps.append(.key(string(of: current)))
      } else if values[parent].kind == .dictionary {
        steps.append(.key(string(of: current - 1)))
      } else {
        steps.append(.index(Int(values[current].position)))
      }
      current = parent
    }
    return CodingPath(steps.reversed())
  }

  /// A container's opening tag: enough to find it, where the whole would be many lines.
  package func openingTag(of index: ValueIndex) -> SourceRange {
    let value = values[index]
    return SourceRange(start: value.range.start, end: max(value.content.start, value.range.start))
  }

  /// Whether a value holds no other.
  package func isEmpty(_ index: ValueIndex) -> Bool { Int(values[index].subtreeEnd) == index + 1 }

  /// Whether a comment begins in a range of the text.
  ///
  /// - Complexity: O(log *comments*).
  package func hasComment(in range: SourceRange) -> Bool {
    let index = comments.partitioningIndex { $0.start >= range.start }
    return index < comments.count && comments[index].start < range.end
  }

  /// The place of a value, or of a part of it.
  ///
  /// - Parameters:
  ///   - index: The value that is meant.
  ///   - range: The part of the text to point at; the value's whole element when `nil`.
  package func place(of index: ValueIndex, range: SourceRange? = nil) -> Place {
    Place(
      file: source.name, range: isDerived ? nil : range ?? values[index].range,
      codingPath: codingPath(of: index))
  }

  /// A dictionary's key and the value that belongs to it.
  package struct Member: Hashable, Sendable {
    /// The key's index.
    package let key: ValueIndex

    /// Makes a member from its key.
    package init(key: ValueIndex) { self.key = key }

    /// The value's index: it follows its key.
    package var value: ValueIndex { key + 1 }
  }

  /// Steps over the children of a container.
  package struct Children: Sequence, IteratorProtocol {
    let values: [LocatedValue]
    var index: ValueIndex
    let end: ValueIndex
    let keysPerValue: Int

    package mutating func next() -> ValueIndex? {
      guard index < end else { return nil }
      defer { index = Int(values[index + keysPerValue].subtreeEnd) }
      return index
    }
  }
}
