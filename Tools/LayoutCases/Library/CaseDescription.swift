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
/// programs and this solver can be compared.
package struct CaseDescription: Hashable, Sendable {
  /// The name of the case; empty if it has none.
  package var name: String
  /// The layout.
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
  /// - Parameter json: JSON as UTF-8.
  /// - Throws: The fault of the first invalid description, and its place.
  package static func read(_ json: [UInt8]) throws(CaseDescriptionError) -> [CaseDescription] {
    let isArray = json.first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "[")
    do {
      let decoder = JSONDecoder()
      let cases =
        isArray
        ? try decoder.decode([WireCase].self, from: Data(json))
        : [try decoder.decode(WireCase.self, from: Data(json))]
      return cases.map { CaseDescription($0) }
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
