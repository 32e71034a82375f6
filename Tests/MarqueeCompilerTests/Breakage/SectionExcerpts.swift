import MarqueeDiagnostics
import MarqueePropertyList
import Testing

/// A screen cut into small ones, so that each thing in it can be broken in little time.
enum SectionExcerpts {
  /// The text with one section left, and the layout that it names, for each section.
  static func texts(of document: PropertyListDocument) throws -> [[UInt8]] {
    let root = try #require(document.root)
    let sections = try #require(document.member("sections", of: root)?.value)
    return document.children(of: sections).map { section in
      let others = document.children(of: sections).filter { $0 != section }
      let ranges = others.map { document[$0].range } + unusedLayouts(of: section, in: document)
      let edits = ranges.map { TextEdit($0, replacement: "") }
      let cut = FixIt("cut", applicability: .safe, edits: edits)
      return TextEdit.apply([cut], to: document.source.text).text
    }
  }

  private static func unusedLayouts(
    of section: ValueIndex, in document: PropertyListDocument
  ) -> [SourceRange] {
    guard let root = document.root, let layouts = document.member("layouts", of: root) else {
      return []
    }
    guard let name = document.member("layout", of: section)?.value else {
      return [pair(layouts.key, in: document)]
    }
    return document.children(of: layouts.value)
      .filter { document.string(of: $0) != document.string(of: name) }
      .map { pair($0, in: document) }
  }

  private static func pair(_ key: ValueIndex, in document: PropertyListDocument) -> SourceRange {
    SourceRange(start: document[key].range.start, end: document[key + 1].range.end)
  }
}
