import MarqueeSupport

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Screen {
  /// The screen as JSON: UTF-8, keys in a fixed order, a line break at the end.
  ///
  /// The same screen gives the same bytes on every platform. A price or rating is written as its
  /// author wrote it; one that was read from JSON is written without needless zeros.
  ///
  /// - Complexity: O(*n*) in the bytes of the result.
  public func json(style: JSONStyle = .compact) -> Data {
    Data(jsonBytes(style: style, workers: .one))
  }

  /// The screen as JSON, several sections written at once.
  package func jsonBytes(style: JSONStyle = .compact, workers: Workers = .one) -> [UInt8] {
    ScreenParts(
      formatVersion: formatVersion, sectionCount: sections.count, layouts: layouts,
      section: { sections[$0] }
    ).json(style: style, workers: workers)
  }

  /// The JSON of the screen that a catalog becomes.
  ///
  /// The screen itself is never in memory: each of its sections is made, written and forgotten.
  package static func jsonBytes(
    of catalog: Catalog, style: JSONStyle, workers: Workers
  ) -> [UInt8] {
    let transformer = ScreenTransformer(catalog, workers)
    return ScreenParts(
      formatVersion: catalog.formatVersion, sectionCount: catalog.sections.count,
      layouts: transformer.layouts, section: transformer.section
    ).json(style: style, workers: workers)
  }
}
