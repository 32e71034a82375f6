#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What could be read of a screen's JSON, and what could not.
///
/// A phone must show what it can: its app may be older than the screen that a server sends. An item,
/// section, layout or value that is broken or not known is passed over and listed; all others are
/// there.
///
/// ```
/// let reading = try ScreenReading(json: data)
/// for part in reading.passedOver { print(part) }
/// show(reading.screen)
/// ```
public struct ScreenReading: Hashable, Sendable {
  /// The screen without what was passed over; its identifiers are unique.
  public let screen: Screen
  /// What is missing from the screen, or was replaced by a default, for the app's log.
  ///
  /// It is empty exactly where ``Screen/init(json:)`` does not throw; the screens are then equal.
  public let passedOver: [PassedOver]

  /// Reads a screen from the JSON that a build has written, of this version of the library or another.
  ///
  /// Unknown keys are ignored, and are not listed.
  ///
  /// - Throws: ``ScreenReadingError`` if the data is not a JSON object, or has a newer format version.
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

  fileprivate init(screen: Screen, passedOver: [PassedOver]) {
    self.screen = screen
    self.passedOver = passedOver
  }
}

/// A screen's JSON, of which parts may be broken.
private struct LenientJSON: Decodable {
  let reading: ScreenReading

  init(from decoder: any Decoder) throws {
    var reader = ScreenReader(isStrict: false)
    let screen = try reader.screen(from: decoder)
    reading = ScreenReading(screen: screen, passedOver: reader.passedOver)
  }
}
