import MarqueeDiagnostics
import MarqueePropertyList

/// Moves items out of the item that contains them, to the place right after their host.
///
/// Nothing else in the text changes: comments stay, and the items get their host's indentation.
struct NestedItemMove {
  let document: PropertyListDocument
  let host: ValueIndex
  /// The keys of the nested items, in order.
  let keys: [ValueIndex]

  private var text: [UInt8] { document.source.text }

  var edits: [TextEdit] {
    let hostRange = document[host].range.offsets
    // The white space before the key is removed too; a comment there stays.
    let removals = keys.map(document.removal)
    let insertion = SourceRange(hostRange.upperBound..<hostRange.upperBound)
    let moved = keys.flatMap { movedText(of: $0, hostRange.lowerBound) }
    return removals + [TextEdit(insertion, replacement: moved)]
  }

  /// Returns the inserted text: the line break and the white space before the host, any comments
  /// between key and value, and the item with its lines indented like the host's.
  private func movedText(of key: ValueIndex, _ hostStart: Int) -> [UInt8] {
    let range = document[key + 1].range.offsets
    let hostIndentation = indentation(before: hostStart)
    let between = text[Int(document[key].range.end)..<range.lowerBound]
    let lineStart = hostIndentation.lineBreak + hostIndentation.spaces
    let trimmed = between.drop(while: \.isASCIISpace).reversed().drop(while: \.isASCIISpace)
    let comment = Array(trimmed.reversed())
    var moved = lineStart + (comment.isEmpty ? [] : comment + lineStart)
    let ownSpaces = indentation(before: range.lowerBound).spaces
    // White space in texts is significant.
    var texts = document.values[document.subtree(of: key + 1)]
      .filter { !$0.kind.isContainer && !$0.content.isEmpty }.map(\.content.offsets)[...]
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

  /// Returns the indentation of an offset's line, and the line break before it; both are empty if
  /// anything else precedes the offset on its line.
  private func indentation(before offset: Int) -> (lineBreak: [UInt8], spaces: [UInt8]) {
    var start = offset
    while start > 0, text[start - 1] == 0x20 || text[start - 1] == 0x09 { start -= 1 }
    guard start > 0, text[start - 1].isLineBreak else { return ([], []) }
    let isCRLF = start > 1 && text[start - 1] == 0x0A && text[start - 2] == 0x0D
    return (isCRLF ? [0x0D, 0x0A] : [text[start - 1]], Array(text[start..<offset]))
  }
}
