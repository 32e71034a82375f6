import MarqueeScreen

/// The items of a section, each made when it is asked for.
package struct ShownItems: RandomAccessCollection, Sendable {
  let file: ShownScreen.File
  let kind: ItemKind
  let positions: Range<Int>

  package var startIndex: Int { 0 }

  package var endIndex: Int { positions.count }

  package subscript(index: Int) -> ShownItem {
    ShownItem(file: file, position: positions.lowerBound + index, kind: kind)
  }
}
