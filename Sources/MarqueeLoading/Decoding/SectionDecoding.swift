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
/// where a run fails, so that a broken section hides none of the others. Runs are loaded at the same
/// time where there are several processors.
struct SectionDecoding: Sendable {
  /// How many bytes of sections are decoded at once: enough to make the decoder's fixed cost
  /// small, and few enough that its own tree stays in the processor's cache.
  static let runByteCount = 64 * 1024

  private let located: LocatedCatalog
  private let sectionTypes: SectionTypes

  /// What became of a section: its model, or why an app cannot load it.
  private typealias Outcome = Result<CatalogSection, Reported>

  private struct Reported: Error {
    let diagnostic: Diagnostic
  }

  private init(_ located: LocatedCatalog, _ sectionTypes: SectionTypes) {
    self.located = located
    self.sectionTypes = sectionTypes
  }

  /// Loads all sections and layouts that are sound.
  ///
  /// - Returns: What is wrong with those that an app cannot load, in order.
  static func decode(
    _ located: inout LocatedCatalog, sectionTypes: SectionTypes, workers: Workers
  ) -> [Diagnostic] {
    let decoding = SectionDecoding(located, sectionTypes)
    let runs = decoding.runs()
    var diagnostics: [Diagnostic] = []
    for (run, outcomes) in zip(runs, workers.map(runs, decoding.outcomes)) {
      for (position, outcome) in zip(run, outcomes) {
        switch outcome {
        case .success(let model):
          located.sections[position].model = model
        case .failure(let reported):
          located.sections[position].isSound = false
          diagnostics.append(reported.diagnostic)
        }
      }
    }
    for position in located.layouts.indices {
      do {
        located.layouts[position].model = try decoding.layout(at: position)
      } catch {
        let value = located.layouts[position].key + 1
        diagnostics.append(decoding.diagnostic(for: error, in: value, depth: 0))
      }
    }
    return diagnostics
  }

  private func runs() -> [[Int]] {
    var runs: [[Int]] = []
    var run: [Int] = []
    var byteCount = 0
    for position in located.sections.indices where located.sections[position].isSound {
      run.append(position)
      byteCount += size(of: position)
      guard byteCount >= Self.runByteCount else { continue }
      runs.append(run)
      run = []
      byteCount = 0
    }
    return run.isEmpty ? runs : runs + [run]
  }

  private func size(of position: Int) -> Int {
    located.document[located.sections[position].index].range.offsets.count
  }

  private func outcomes(of run: [Int]) -> [Outcome] {
    do {
      return try models(of: run).map(Outcome.success)
    } catch {
      guard run.count == 1 else { return run.flatMap { outcomes(of: [$0]) } }
      let section = located.sections[run[0]].index
      return [.failure(Reported(diagnostic: diagnostic(for: error, in: section, depth: 1)))]
    }
  }

  private func models(of run: [Int]) throws -> [CatalogSection] {
    var text = PropertyListText(byteCount: run.reduce(0) { $0 + size(of: $1) })
    guard run.count > 1 else {
      text.array { text in text.appendSection(run[0], of: located) }
      return try decoder.decode([CatalogSection].self, from: text.finished())
    }
    text.array { text in
      for position in run { text.appendRows(ofSection: position, of: located) }
    }
    return try decoder.decode(SectionRows.self, from: text.finished()).sections
  }

  private var decoder: PropertyListDecoder {
    let decoder = PropertyListDecoder()
    if let key = Catalog.sectionTypesKey { decoder.userInfo[key] = sectionTypes }
    return decoder
  }

  /// The model of a layout; `nil` for one that is not sound.
  private func layout(at position: Int) throws -> LayoutDescription? {
    let value = located.document[located.layouts[position].key + 1]
    guard located.layouts[position].isSound, !value.flags.contains(.holdsFault) else { return nil }
    var text = PropertyListText(byteCount: value.range.offsets.count)
    text.append(located.document.source.text[value.range.offsets])
    return try decoder.decode(LayoutDescription.self, from: text.finished())
  }

  /// The decoder's error as a diagnostic at the value that it names.
  ///
  /// - Parameter depth: How many steps of the error's path lead to `index`.
  private func diagnostic(
    for error: any Error, in index: ValueIndex, depth: Int
  ) -> Diagnostic {
    let document = located.document
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
