/// The name of a screen as `marquee build` writes it: `Home` is the file `Home.json`.
///
/// ```
/// let name: ScreenName = "Shop/Home"
/// ```
public struct ScreenName: ScreenTarget, RawRepresentable {
  /// The path of its property list in the content folder, without the extension.
  public let rawValue: String

  /// Makes a name from the path of a property list in the content folder, without the extension.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name from the path of a property list in the content folder, without the extension.
  public init(_ name: String) {
    self.init(rawValue: name)
  }
}

extension ScreenName: ExpressibleByStringLiteral {
  /// Makes a name from a string literal.
  public init(stringLiteral name: String) {
    self.init(rawValue: name)
  }
}
