import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeRendering
import MarqueeValidation

/// Finds the parts of a screen that an error keeps from being shown.
struct UnreadContent {
  /// The sections, in order.
  private(set) var sections: [UnreadSection] = []
  private(set) var parts: [UnreadPart] = []

  /// Searches a screen.
  ///
  /// - Complexity: O(*n* log *n*) in the values of the faulty parts.
  init(_ screen: ScreenReport) {
    let located = screen.resolved.catalog
    guard let root = located.document.root else {
      parts = [UnreadPart(.screen, fingerprint: screen.parsed.file.bytes.hashValue)]
      return
    }
    let document = located.document
    addSections(located)
    for layout in located.layouts where layout.model == nil {
      parts.append(
        UnreadPart(
          .layout(layout.name), fingerprint: document.fingerprint(of: layout.key + 1)))
    }
    let errors = screen.resolved.diagnostics.filter { $0.severity == .error }
    guard errors.contains(where: { !Self.isInsidePart($0.place.codingPath) }) else { return }
    parts.append(
      UnreadPart(
        .surroundings,
        fingerprint: Self.surroundings(of: root, listing: located.sectionList, located)))
  }

  private static let layoutsKey = "layouts"

  private mutating func addSections(_ located: LocatedCatalog) {
    let document = located.document
    for (index, (element, position)) in located.sectionElements.enumerated() {
      guard position.flatMap({ located.models[$0] }) == nil else { continue }
      func text(_ key: String) -> String? {
        guard let value = document.member(key, of: element)?.value, document[value].kind == .string
        else { return nil }
        return document.string(of: value)
      }
      sections.append(
        UnreadSection(
          index: index, id: text("id"), type: text("sectionType"), name: text("sectionName"),
          itemCount: position.map { located.sections[$0].items.count } ?? 0,
          fingerprint: document.fingerprint(of: element)))
    }
  }

  /// Whether a path leads into a section or a layout.
  private static func isInsidePart(_ path: CodingPath) -> Bool {
    switch path.steps.first {
    case .index: true
    case .key(let key): ["sections", layoutsKey].contains(key) && path.steps.count > 1
    case nil: false
    }
  }

  /// A hash of everything outside the sections and layouts.
  private static func surroundings(
    of root: ValueIndex, listing sections: ValueIndex?, _ located: LocatedCatalog
  ) -> Int {
    let document = located.document
    let layouts = document.member(layoutsKey, of: root)?.value
    let layoutList = layouts.flatMap { document[$0].kind == .dictionary ? $0 : nil }
    // The elements of these lists are separate parts.
    let lists = [sections, layoutList].compactMap(\.self)
    let fields = document.fingerprint(of: root) { child in
      sections == root || lists.contains(child + 1)
    }
    let inLists = lists.map { list in document.fingerprint(of: list) { _ in true } }
    return ([fields, document.fingerprintOfSurroundings] + inLists).hashValue
  }
}
