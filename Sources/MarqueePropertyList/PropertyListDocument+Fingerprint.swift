import MarqueeDiagnostics
import MarqueeScreen

extension PropertyListDocument {
  /// Returns a hash of a value and everything inside it.
  ///
  /// The order of keys, comments, and white space between values make no difference. Where a syntax
  /// fault kept something out of the tree, the remaining text counts instead. Hashes differ between
  /// processes.
  ///
  /// - Parameter isLeftOut: Whether to skip a key of the value itself, with its value.
  /// - Complexity: O(*n* log *n*) in the values inside it.
  package func fingerprint(
    of index: ValueIndex, without isLeftOut: (_ key: ValueIndex) -> Bool = { _ in false }
  ) -> Int {
    let subtree = subtree(of: index)
    var hashes = [Int](repeating: 0, count: subtree.count)
    // Everything inside a value follows it, so no recursion is needed.
    for position in subtree.reversed() {
      var hasher = Hasher()
      let value = values[position]
      hasher.combine(value.kind)
      if value.kind.isContainer {
        let children = children(of: position).filter { position != index || !isLeftOut($0) }
        if value.kind == .dictionary {
          // A key may appear twice.
          let members = children.map { key in
            [hashes[key - index], hashes[key + 1 - index]].hashValue
          }
          hasher.combine(members.sorted())
        } else {
          hasher.combine(children.map { hashes[$0 - index] })
        }
        if value.flags.contains(.isDamaged) { hasher.combine(stray(in: position)) }
      } else {
        hasher.combine(value.flags.contains(.isTrue))
        hasher.combine(readText(of: position))
      }
      hashes[position - index] = hasher.finalize()
    }
    return hashes.first ?? 0
  }

  /// The text of a value without children, as far as its characters matter.
  private func readText(of index: ValueIndex) -> [UInt8] {
    let value = values[index]
    guard !value.flags.contains(.isDamaged) else { return Array(source.text[value.range.offsets]) }
    switch value.kind {
    case .key, .string: return text(of: index).bytes
    default: return text(of: index).bytes.filter { !$0.isXMLSpace }
    }
  }

  /// Returns the text of a container that belongs to none of its children, without white space.
  private func stray(in index: ValueIndex) -> [UInt8] {
    var text: [UInt8] = []
    var start = Int(values[index].content.start)
    func add(upTo end: Int) {
      guard start < end else { return }
      text += source.text[start..<end].filter { !$0.isXMLSpace }
    }
    let end = subtree(of: index).upperBound
    var child = index + 1
    while child < end {
      let range = values[child].range.offsets
      add(upTo: range.lowerBound)
      start = max(start, range.upperBound)
      child = subtree(of: child).upperBound
    }
    add(upTo: values[index].content.offsets.upperBound)
    return text
  }

  /// A hash of the text before and after the root, without white space.
  package var fingerprintOfSurroundings: Int {
    guard let root else { return source.text.filter { !$0.isXMLSpace }.hashValue }
    let range = values[root].range.offsets
    return [source.text[..<range.lowerBound], source.text[range.upperBound...]].map { text in
      text.filter { !$0.isXMLSpace }
    }.hashValue
  }
}
