/// The reason why a screen's JSON cannot be read at all.
public enum ScreenReadingError: Error, Sendable {
  /// The data is not JSON, or its values are nested deeper than the decoder allows; with the
  /// decoder's error.
  case notJSON(any Error)
  /// The JSON is an array or a single value.
  case notAnObject
  /// The screen has this format version, which is newer than `Screen.newestFormatVersion`.
  case newerFormat(Int)
}

extension ScreenReadingError: CustomStringConvertible {
  /// The fault and its remedy, in one sentence.
  public var description: String {
    switch self {
    case .notJSON(let error): "The data is not JSON\(Self.detail(of: error))."
    case .notAnObject:
      "The JSON is not an object, as that of a screen is."
    case .newerFormat(let version):
      "The screen has format version \(version), and this library reads versions up to "
        + "\(Screen.newestFormatVersion): update the app, or build the screen with an older Marquee."
    }
  }

  /// Returns what the decoder found, if its error says so.
  private static func detail(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return ": \(error)" }
    return context.underlyingError.map { ": \($0)" } ?? ""
  }
}
