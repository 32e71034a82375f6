public import MarqueePlatform

extension Screen {
  /// Decodes a screen from the JSON that `marquee build` or `json(style:)` wrote, or throws if any
  /// of it is invalid.
  ///
  /// Use it in tests and tools. An app that gets its screens from a server uses ``ScreenReading``
  /// instead, which skips what is broken or unknown.
  ///
  /// Unknown keys are ignored, so it accepts screens of a newer writer of the same format version.
  ///
  /// - Throws: ``ScreenReadingError/newerFormat(_:)`` for an unknown format version, and
  ///   `DecodingError` for the first other fault.
  /// - Complexity: O(*n*) in the bytes of the data.
  public init(json data: Data) throws {
    self = try JSONDecoder().decode(StrictJSON.self, from: data).screen
  }
}

/// A screen's JSON, all of which must be valid.
private struct StrictJSON: Decodable {
  let screen: Screen

  init(from decoder: any Decoder) throws {
    var reader = ScreenReader(isStrict: true)
    screen = try reader.screen(from: decoder)
  }
}
