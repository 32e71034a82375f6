import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension CodeActionPlace {
  /// The actions that move the item here, or the section outside of its items, up and down.
  var moves: [CodeAction] {
    guard let catalog = view.screen?.resolved.catalog else { return [] }
    let document = catalog.document
    let indices =
      catalog.items.map { (index: $0.index, word: "item") }
      + catalog.sections.map { (index: $0.index, word: "section") }
    // Items come first, so that only the innermost of both is moved.
    let found = indices.first { document[$0.index].range.offsets.contains(offsets.lowerBound) }
    guard let (index, word) = found, let parent = document.parent(of: index),
      document[parent].kind == .array
    else { return [] }
    let elements = ElementLines(parent, in: document)
    guard let position = elements.indices.firstIndex(of: index) else { return [] }
    let up = position > 0 ? elements.swapping(position - 1, position) : nil
    let down =
      position + 1 < elements.indices.count ? elements.swapping(position, position + 1) : nil
    return [("up", up), ("down", down)].compactMap { direction, edit in
      edit.map {
        CodeAction(
          title: "Move this \(word) \(direction)", kind: .rewrite, edit: self.edit([$0]))
      }
    }
  }
}

/// The elements of an array, each with the comments that belong to it: those before it, and those
/// after it on its line.
private struct ElementLines {
  let indices: [ValueIndex]
  private let text: [UInt8]
  /// Where the first begins, and where each ends.
  private let ends: [Int]

  init(_ array: ValueIndex, in document: PropertyListDocument) {
    indices = Array(document.children(of: array))
    text = document.source.text
    var ends = [Int(document[array].content.start)]
    var comments = document.comments[...]
    for index in indices {
      var end = Int(document[index].range.end)
      comments = comments.drop { Int($0.start) < end }
      while let comment = comments.first,
        !text[end..<Int(comment.start)].contains(where: { $0 > 0x20 || $0 == 0x0A || $0 == 0x0D })
      {
        end = Int(comment.end)
        comments.removeFirst()
      }
      ends.append(end)
    }
    self.ends = ends
  }

  func swapping(_ first: Int, _ second: Int) -> TextEdit {
    let (start, middle, end) = (ends[first], ends[second], ends[second + 1])
    return TextEdit(
      SourceRange(start..<end), replacement: Array(text[middle..<end] + text[start..<middle]))
  }
}
