public import MarqueeBasics
public import MarqueeScreen

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Screen {
  /// Encodes the screen as JSON: UTF-8, keys in a fixed order, a line break at the end.
  ///
  /// Equal screens give equal bytes on every platform. A price or rating is written as its author
  /// wrote it; one that was decoded from JSON has no trailing zeros.
  ///
  /// - Complexity: O(*n*) in the bytes of the result.
  public func json(style: JSONStyle = .compact) -> Data {
    Data(jsonBytes(style: style))
  }

  /// Encodes the screen as JSON bytes.
  package func jsonBytes(style: JSONStyle = .compact) -> [UInt8] {
    parts.json(style: style) { parts, writer in
      parts.write(0..<parts.sectionCount, to: &writer)
    }
  }

  /// The parts of the screen to write.
  package var parts: ScreenParts {
    ScreenParts(
      formatVersion: formatVersion, sectionCount: sections.count, layouts: layouts,
      layoutConfiguration: layoutConfiguration, currency: currency, itemKinds: itemKinds,
      ownValues: ownValues, ownFields: ownFields,
      section: { sections[$0] })
  }
}
