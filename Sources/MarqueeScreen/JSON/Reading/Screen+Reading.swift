#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Screen {
  /// Reads a screen from the JSON that `marquee build` or `json(style:)` has written, and nothing less
  /// than all of it.
  ///
  /// This is for tests and tools. ``ScreenReading`` goes on without what is broken or not known, as
  /// an app does that gets its screens from a server.
  ///
  /// Unknown keys are ignored, so that a screen of a newer writer of the same format version is read.
  ///
  /// - Throws: ``ScreenReadingError/newerFormat(_:)`` for a format version that is not known, and
  ///   `DecodingError` for the first thing of any other kind that is not as it should be.
  /// - Complexity: O(*n*) in the bytes of the data.
  public init(json data: Data) throws {
    self = try JSONDecoder().decode(StrictJSON.self, from: data).screen
  }
}

/// A screen's JSON, of which everything has to be readable.
private struct StrictJSON: Decodable {
  let screen: Screen

  init(from decoder: any Decoder) throws {
    var reader = ScreenReader(isStrict: true)
    screen = try reader.screen(from: decoder)
  }
}
