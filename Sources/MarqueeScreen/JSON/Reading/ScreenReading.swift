public import MarqueePlatform

/// The readable part of a screen's JSON, and a list of what was skipped.
///
/// An app must show what it can, because it may be older than the screen that a server sends. A
/// broken or unknown item, section, layout or value is skipped and listed; everything else is kept.
///
/// ```
/// let reading = try ScreenReading(json: data)
/// for part in reading.skipped { print(part) }
/// show(reading.screen)
/// ```
public struct ScreenReading: Hashable, Sendable {
  /// The screen without the skipped parts; its identifiers are unique.
  public let screen: Screen
  /// What is missing from the screen, or was replaced by a default, for the app's log.
  ///
  /// It is empty exactly if ``Screen/init(json:)`` does not throw; the screens are then equal.
  public let skipped: [SkippedPart]

  /// Decodes a screen from the JSON of a build, by this version of the library or another.
  ///
  /// Unknown keys are ignored and not listed.
  ///
  /// - Throws: ``ScreenReadingError`` if the data is not a JSON object, or has a newer format
  ///   version.
  /// - Complexity: O(*n*) in the bytes of the data.
  public init(json data: Data) throws(ScreenReadingError) {
    do {
      self = try JSONDecoder().decode(LenientJSON.self, from: data).reading
    } catch let error as ScreenReadingError {
      throw error
    } catch {
      throw .notJSON(error)
    }
  }

  fileprivate init(screen: Screen, skipped: [SkippedPart]) {
    self.screen = screen
    self.skipped = skipped
  }
}

/// A screen's JSON, parts of which may be invalid.
private struct LenientJSON: Decodable {
  let reading: ScreenReading

  init(from decoder: any Decoder) throws {
    var reader = ScreenReader(isStrict: false)
    let screen = try reader.screen(from: decoder)
    reading = ScreenReading(screen: screen, skipped: reader.skipped)
  }
}
