import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads the models of a located catalog through `PropertyListDecoder`.
///
/// The decoder stops at its first error. Sections are therefore handed to it in runs, and one by one
/// where a run fails, so that a broken section hides none of the others.
struct SectionDecoding {
  /// How many bytes of sections are decoded at once: enough to make the decoder's fixed cost
  /// small, and few enough that its own tree stays small.
  static let runByteCount = 256 * 1024

  private let decoder = PropertyListDecoder()
  private(set) var diagnostics: [Diagnostic] = []

  init(sectionTypes: SectionTypes) {
    if let key = Catalog.sectionTypesKey { decoder.userInfo[key] = sectionTypes }
  }

  /// Loads all sections and layouts that are sound.
  mutating func decode(_ located: inout LocatedCatalog) {
    let document = located.document
    var run: [Int] = []
    var byteCount = 0
    for (position, section) in located.sections.enumerated() where section.isSound {
      run.append(position)
      byteCount += document[section.index].range.offsets.count
      if byteCount >= Self.runByteCount {
        decode(run, of: &located)
        run = []
        byteCount = 0
      }
    }
    decode(run, of: &located)
    for position in located.layouts.indices { decodeLayout(position, of: &located) }
  }

  private mutating func decode(_ run: [Int], of located: inout LocatedCatalog) {
    guard !run.isEmpty else { return }
    do {
      let models = try models(of: run, located)
      for (position, model) in zip(run, models) { located.sections[position].model = model }
    } catch {
      guard run.count == 1 else {
        for position in run { decode([position], of: &located) }
        return
      }
      let section = located.sections[run[0]].index
      diagnostics.append(diagnostic(for: error, in: section, of: located.document, depth: 1))
      located.sections[run[0]].isSound = false
    }
  }

  private func models(of run: [Int], _ located: LocatedCatalog) throws -> [CatalogSection] {
    var text = PropertyListText()
    text.array { text in
      for position in run {
        text.appendSection(position, of: located)
      }
    }
    return try decoder.decode([CatalogSection].self, from: Data(text.finished))
  }

  private mutating func decodeLayout(_ position: Int, of located: inout LocatedCatalog) {
    let document = located.document
    let value = located.layouts[position].key + 1
    guard located.layouts[position].isSound, !document[value].flags.contains(.holdsFault) else {
      return
    }
    var text = PropertyListText()
    text.append(document.source.text[document[value].range.offsets])
    do {
      located.layouts[position].model =
        try decoder.decode(LayoutDescription.self, from: Data(text.finished))
    } catch {
      diagnostics.append(diagnostic(for: error, in: value, of: document, depth: 0))
    }
  }

  /// The decoder's error as a diagnostic at the value that it names.
  ///
  /// - Parameter depth: How many steps of the error's path lead to `index`.
  private func diagnostic(
    for error: any Error, in index: ValueIndex, of document: PropertyListDocument, depth: Int
  ) -> Diagnostic {
    let (path, reason) = DecodingReason.describe(error)
    var value = index
    for step in path.dropFirst(depth) {
      let next =
        if let position = step.intValue {
          document.children(of: value).dropFirst(position).first { _ in true }
        } else {
          document.member(step.stringValue, of: value)?.value
        }
      guard let next else { break }
      value = next
    }
    return Diagnostic(
      rule: .wrongValueType, severity: .error, message: "an app cannot load this value: \(reason)",
      place: document.place(of: value))
  }
}
