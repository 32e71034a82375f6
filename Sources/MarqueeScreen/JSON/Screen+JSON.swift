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
      layoutConfiguration: layoutConfiguration, currency: currency, itemKinds: itemKinds,
      ownValues: ownValues, ownFields: ownFields,
      section: { sections[$0] }
    ).json(style: style, workers: workers)
  }
}

extension ScreenTransformer {
  /// The screen as JSON.
  ///
  /// The screen itself is never in memory: each of its sections is made, written and forgotten.
  package func jsonBytes(style: JSONStyle, workers: Workers) -> [UInt8] {
    ScreenParts(
      formatVersion: formatVersion, sectionCount: sectionCount, layouts: layouts,
      layoutConfiguration: layoutConfiguration, currency: currency, itemKinds: itemKinds,
      ownValues: ownValues, ownFields: ownFields,
      section: section
    ).json(style: style, workers: workers)
  }
}
