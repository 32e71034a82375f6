import MarqueeDiagnostics

/// Builds a located tree while a scanner reads values in document order.
struct LocatedTreeBuilder {
  private(set) var values: [LocatedValue] = []

  /// Makes a builder for the values of a text.
  ///
  /// - Parameter byteCount: The text's length; catalogs have one value per 30 to 40 bytes.
  init(byteCount: Int) {
    values.reserveCapacity(byteCount / 32)
  }

  var nextIndex: ValueIndex { values.count }

  /// Adds a value; ``close(_:contentEnd:end:)`` completes a container's ranges and subtree.
  ///
  /// - Parameter parent: The element around the value; `nil` for a root without `plist`.
  mutating func append(
    _ kind: ValueKind, flags: LocatedValue.Flags = [], range: Range<Int>, content: Range<Int>,
    in parent: XMLScanner.OpenElement?
  ) {
    values.append(
      LocatedValue(
        kind: kind, flags: flags, range: SourceRange(range), content: SourceRange(content),
        parent: UInt32(parent?.value ?? 0), position: UInt32(parent?.valueCount ?? 0),
        subtreeEnd: UInt32(values.count + 1)))
  }

  /// Completes a container.
  ///
  /// - Parameters:
  ///   - index: The container.
  ///   - contentEnd: The offset of its closing tag.
  ///   - end: The offset after its closing tag.
  mutating func close(_ index: ValueIndex, contentEnd: Int, end: Int) {
    let value = values[index]
    values[index].content = SourceRange(
      Int(value.content.start)..<max(Int(value.content.start), contentEnd))
    values[index].range = SourceRange(Int(value.range.start)..<max(Int(value.range.start), end))
    values[index].subtreeEnd = UInt32(values.count)
  }

  mutating func removeLast() {
    values.removeLast()
  }

  /// Marks a value as damaged, and all values around it as holding a fault.
  mutating func markDamaged(_ index: ValueIndex) {
    values[index].flags.formUnion([.isDamaged, .holdsFault])
    var ancestor = Int(values[index].parent)
    while !values[ancestor].flags.contains(.holdsFault) {
      values[ancestor].flags.insert(.holdsFault)
      ancestor = Int(values[ancestor].parent)
    }
  }
}
