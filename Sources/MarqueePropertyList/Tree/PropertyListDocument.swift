package import MarqueeDiagnostics

/// A property list as a located tree: every value with its place in the source.
///
/// All values are in one flat array in document order; see ``LocatedValue``. A document with faults
/// contains what could be read, and its values say where the faults were found.
package struct PropertyListDocument: Sendable {
  /// The deepest nesting of containers.
  ///
  /// The decoder that loads the models recurses, so deeper nesting could exhaust its stack.
  package static let maximumDepth = 128

  package let source: SourceFile
  /// Whether the text was converted from a property list of another format, such as a binary one.
  ///
  /// Such text means nothing to an author, so diagnostics only give coding paths.
  package let isDerived: Bool
  /// All values, the root first; empty if no root could be read.
  package let values: [LocatedValue]
  /// The comments between values, in order, including their delimiters.
  package let comments: [SourceRange]

  package var root: ValueIndex? { values.isEmpty ? nil : 0 }

  @inlinable package subscript(index: ValueIndex) -> LocatedValue { values[index] }

  /// Whether a syntax fault was found directly in a value or a key.
  package func isDamaged(_ index: ValueIndex) -> Bool { values[index].flags.contains(.isDamaged) }

  /// Returns the range of a value and everything inside it, including keys.
  package func subtree(of index: ValueIndex) -> Range<ValueIndex> {
    index..<(values[index].kind.isContainer ? Int(values[index].subtreeEnd) : index + 1)
  }

  /// Returns the elements of an array, or the keys of a dictionary, in order; none for other kinds.
  package func children(of index: ValueIndex) -> Children {
    let step = values[index].kind == .dictionary ? 1 : 0
    return Children(
      values: values, index: index + 1,
      end: values[index].kind.isContainer ? Int(values[index].subtreeEnd) : index + 1,
      keysPerValue: step)
  }

  /// Returns the key of a dictionary with exactly this name, and its value.
  ///
  /// If a key appears twice, the first counts.
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
  /// Use it for texts that are compared often, so that their bytes are made only once.
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

  /// Returns the text between a value's tags, with references and CDATA resolved.
  ///
  /// - Complexity: O(*n*) in the bytes of the content.
  package func string(of index: ValueIndex) -> String {
    let value = values[index]
    guard value.flags.contains(.hasMarkup) else { return source.string(in: value.content) }
    return text(of: index).string
  }

  /// Returns the text between a value's tags, with the source of each of its bytes.
  package func text(of index: ValueIndex) -> LocatedText {
    let value = values[index]
    guard !value.flags.contains(.hasMarkup) else {
      return XMLText.located(source.text, in: value.content.offsets)
    }
    var text = LocatedText()
    text.appendCopy(of: source.text[value.content.offsets])
    return text
  }

  /// Returns the container of a value; `nil` for the root.
  package func parent(of index: ValueIndex) -> ValueIndex? {
    index == 0 ? nil : Int(values[index].parent)
  }

  /// Returns the keys and indices that lead to a value; a key has its value's path.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the value.
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

  /// Returns a container's opening tag, which is enough to find a container of many lines.
  package func openingTag(of index: ValueIndex) -> SourceRange {
    let value = values[index]
    return SourceRange(start: value.range.start, end: max(value.content.start, value.range.start))
  }

  package func isEmpty(_ index: ValueIndex) -> Bool { Int(values[index].subtreeEnd) == index + 1 }

  /// Returns the place of a value, or of a part of it.
  ///
  /// - Parameters:
  ///   - index: The index of the value.
  ///   - range: The part of the text to point at; `nil` for the value's whole element.
  package func place(of index: ValueIndex, range: SourceRange? = nil) -> Place {
    Place(
      file: source.name, range: isDerived ? nil : range ?? values[index].range,
      codingPath: codingPath(of: index))
  }

  package struct Member: Hashable, Sendable {
    package let key: ValueIndex

    package init(key: ValueIndex) { self.key = key }

    package var value: ValueIndex { key + 1 }
  }

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
