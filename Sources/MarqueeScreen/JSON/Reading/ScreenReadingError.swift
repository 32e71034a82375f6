import MarqueeModels

/// Why nothing of a screen's JSON can be read.
public enum ScreenReadingError: Error, Sendable {
  /// The data is not JSON, or its values are nested deeper than the decoder reads; with the error of
  /// the decoder.
  case notJSON(any Error)
  /// The JSON is an array or a single value.
  case notAnObject
  /// The screen has this format version, which is newer than `Screen.newestFormatVersion`.
  case newerFormat(Int)
}

extension ScreenReadingError: CustomStringConvertible {
  /// What is wrong, and what to do, in one sentence.
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

  /// What the decoder found, where it says so.
  private static func detail(of error: any Error) -> String {
    guard case DecodingError.dataCorrupted(let context) = error else { return ": \(error)" }
    return context.underlyingError.map { ": \($0)" } ?? ""
  }
}
