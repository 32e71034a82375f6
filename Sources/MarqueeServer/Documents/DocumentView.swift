import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// A document, and the content that it is part of: what most requests are answered from.
struct DocumentView: Sendable {
  let document: OpenDocument
  let kind: Expectation.Document
  /// The content; of a document with syntax errors, its last good text.
  let snapshot: Snapshot
  let syntaxFaults: [Diagnostic]
  let client: Client

  var isBroken: Bool { !syntaxFaults.isEmpty }

  /// The screen of the document, if its text has the places of what was read.
  var screen: ScreenReport? {
    let screen = snapshot.screen(atPath: document.path)
    return screen?.resolved.catalog.document.isDerived == false ? screen : nil
  }

  var checkedPositions: TextPositions {
    snapshot.file(atPath: document.path).flatMap { snapshot.positions(inFile: $0.name) }
      ?? document.positions
  }

  /// What is at a position, the containers around it, and what an author can write there.
  func cursor(
    at position: Position
  ) -> (context: CursorContext, frames: [NameFrame], next: Expectation) {
    let context = CursorContext(document.text, at: document.positions.offset(at: position))
    let (frames, next) = Expectation.frames(at: context, in: kind, snapshot.model) {
      kindsReferred(inSectionAt: $0)
    }
    return (context, frames, next)
  }

  /// The kinds of the items of a section, by where it begins; `nil` is that of its type.
  ///
  /// - Parameter offset: The place of an element that does not count; `nil` for none.
  /// - Complexity: O(*n*) in the bytes of the document.
  func kindsReferred(inSectionAt start: Int, besides offset: Int? = nil) -> [ItemKind?] {
    let tree = PropertyListDocument.read(document.text, name: document.path).document
    let section = tree.values.partitioningIndex { $0.range.start >= start }
    guard tree.values.indices.contains(section), tree.values[section].range.start == start else {
      return []
    }
    return tree.kindsReferred(
      in: section, besides: offset, snapshot.content.library.library, snapshot.model)
  }

  func range(_ offsets: Range<Int>) -> PositionRange {
    document.positions.range(SourceRange(offsets))
  }
}
