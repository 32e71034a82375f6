package import MarqueeScreen
package import MarqueeSolver

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A layout and its environment, read from a neutral JSON description.
///
/// The format describes what a test against UIKit expresses in code, so that recorded frames, other
/// programs and this solver can be compared. Layouts may also be written as in screens, in JSON or
/// in a property list.
package struct CaseDescription: Hashable, Sendable {
  /// The name of the case; empty if it has none.
  package var name: String
  package var layout: CompositionalLayout
  /// The view to lay it out for.
  package var environment: LayoutEnvironment
  /// The number of items in each section.
  package var itemCounts: [Int]
  /// The sizes that views measure.
  package var measuredSizes: MeasuredSizes
  /// The insets that cover the edges of the view.
  package var adjustedContentInset: DirectionalEdgeInsets
  /// The point of the content at the view's leading top corner.
  package var contentOffset: LayoutPoint
  /// The offsets that orthogonal sections are scrolled to, one after another.
  package var requestedOffsets: [Double]

  /// Reads one description, or an array of them.
  ///
  /// Keys that do not affect a solver, such as `source` and `expected`, are ignored.
  ///
  /// - Parameter text: JSON as UTF-8, or a property list.
  /// - Throws: The fault of the first invalid description, and its place.
  package static func read(_ text: [UInt8]) throws(CaseDescriptionError) -> [CaseDescription] {
    let first = text.first { $0 > UInt8(ascii: " ") }
    do {
      let cases =
        switch first {
        case UInt8(ascii: "<"), UInt8(ascii: "b"):
          [try PropertyListDecoder().decode(DescribedCase.self, from: Data(text))]
        case UInt8(ascii: "["): try JSONDecoder().decode([DescribedCase].self, from: Data(text))
        default: [try JSONDecoder().decode(DescribedCase.self, from: Data(text))]
        }
      return cases.map { described in
        switch described {
        case .recorded(let wire): CaseDescription(wire)
        case .authored(let authored): CaseDescription(authored)
        }
      }
    } catch let error as DecodingError {
      throw CaseDescriptionError(error)
    } catch {
      throw CaseDescriptionError(path: "", message: "this is not JSON")
    }
  }

  private init(_ wire: WireCase) {
    name = wire.name ?? ""
    layout = wire.layout.value
    environment = LayoutEnvironment(
      containerSize: wire.containerSize.value, scale: wire.scale ?? 2,
      safeAreaInsets: wire.safeAreaInsets?.value ?? .zero,
      layoutMargins: wire.layoutMargins?.value ?? .zero)
    itemCounts = wire.itemsPerSection.map(\.value)
    measuredSizes = MeasuredSizes()
    adjustedContentInset = wire.adjustedContentInset?.value ?? .zero
    // Before any scrolling, the content begins below the top inset.
    contentOffset =
      wire.contentOffset?.value
      ?? LayoutPoint(x: -adjustedContentInset.leading, y: -adjustedContentInset.top)
    requestedOffsets = wire.orthogonalOffsets?.requested ?? []
    for measured in wire.measuredSizes ?? [] { add(measured) }
  }

  private init(_ authored: AuthoredCase) {
    name = ""
    layout = CompositionalLayout(
      sections: authored.sections.map(\.layout),
      configuration: authored.layoutConfiguration ?? LayoutConfiguration())
    environment = authored.environment
    // Enough for several groups of most layouts.
    itemCounts = authored.sections.map { $0.items?.value ?? 12 }
    measuredSizes = MeasuredSizes()
    adjustedContentInset = .zero
    contentOffset = LayoutPoint(x: 0, y: 0)
    requestedOffsets = []
  }

  private mutating func add(_ measured: WireMeasuredSize) {
    switch (measured.elementKind, measured.item) {
    case (let kind?, .layout):
      measuredSizes[section: nil, boundary: kind] = measured.size.value
    case (let kind?, _):
      measuredSizes[section: measured.section, boundary: kind] = measured.size.value
    case (nil, .index(let item)):
      measuredSizes[section: measured.section, item: item] = measured.size.value
    case (nil, _):
      break
    }
  }
}
