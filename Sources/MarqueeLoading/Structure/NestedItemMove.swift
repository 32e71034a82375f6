import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeSupport

/// Moves an item out of the item that contains it, to the place right after its host.
///
/// Nothing else in the text changes: comments stay, and the item gets its host's indentation.
struct NestedItemMove {
  let document: PropertyListDocument
  /// The item that contains the other.
  let host: ValueIndex
  /// The key of the nested item.
  let key: ValueIndex

  private var text: [UInt8] { document.source.text }
  private var nested: ValueIndex { key + 1 }

  /// The two edits: a removal and an insertion.
  var edits: [TextEdit] {
    let range = document[nested].range.offsets
    let hostRange = document[host].range.offsets
    // Remove the white space before the key too; a comment there stays.
    var start = Int(document[key].range.start)
    while start > hostRange.lowerBound, text[start - 1].isASCIISpace { start -= 1 }
    let insertion = SourceRange(hostRange.upperBound..<hostRange.upperBound)
    return [
      TextEdit(SourceRange(start..<range.upperBound), replacement: []),
      TextEdit(insertion, replacement: movedText(range, hostRange.lowerBound)),
    ]
  }

  /// Returns the inserted text: the line break and the white space before the host, any comments
  /// between key and value, and the item with its lines indented like the host's.
  private func movedText(_ range: Range<Int>, _ hostStart: Int) -> [UInt8] {
    let hostIndentation = indentation(before: hostStart)
    let between = text[Int(document[key].range.end)..<range.lowerBound]
    let lineStart = hostIndentation.lineBreak + hostIndentation.spaces
    let comment = trimmed(between)
    var moved = lineStart + (comment.isEmpty ? [] : comment + lineStart)
    let ownSpaces = indentation(before: range.lowerBound).spaces
    var texts = textRanges[...]
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = text[offset]
      moved.append(byte)
      offset += 1
      guard byte == UInt8(ascii: "\n"), !ownSpaces.isEmpty else { continue }
      while let text = texts.first, text.upperBound < offset { texts.removeFirst() }
      guard texts.first?.lowerBound ?? .max > offset,
        text[offset..<range.upperBound].starts(with: ownSpaces)
      else { continue }
      moved += hostIndentation.spaces
      offset += ownSpaces.count
    }
    return moved
  }

  /// The ranges of the item's texts, in order; white space in them is significant.
  private var textRanges: [Range<Int>] {
    document.values[nested..<Int(document[nested].subtreeEnd)]
      .filter { !$0.kind.isContainer && !$0.content.isEmpty }.map(\.content.offsets)
  }

  /// Returns the indentation of an offset's line, and the line break before it; both are empty if
  /// anything else precedes the offset on its line.
  private func indentation(before offset: Int) -> (lineBreak: [UInt8], spaces: [UInt8]) {
    var start = offset
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    guard start > 0, text[start - 1].isLineBreak else { return ([], []) }
    let isCRLF = start > 1 && text[start - 1] == 0x0A && text[start - 2] == 0x0D
    return (isCRLF ? [0x0D, 0x0A] : [text[start - 1]], Array(text[start..<offset]))
  }

  private func trimmed(_ slice: ArraySlice<UInt8>) -> [UInt8] {
    var slice = slice
    while let first = slice.first, first.isASCIISpace { slice.removeFirst() }
    while let last = slice.last, last.isASCIISpace { slice.removeLast() }
    return Array(slice)
  }
}
