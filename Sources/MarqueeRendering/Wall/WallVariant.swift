import MarqueeCells
package import MarqueeScreen
import MarqueeSolver

package struct WallVariant: Hashable, Sendable {
  /// The device and the conditions that the screen is drawn for.
  package var settings: ImageSettings
  package var locale: DisplayLocale

  /// The variant's caption: `iPhone 15 · dark · +3`.
  ///
  /// Portrait, the default text size and the locale's direction are left out.
  ///
  /// - Parameter namesLocale: Whether the wall shows several locales.
  func caption(namesLocale: Bool) -> String {
    var words = [settings.view.device.title, settings.appearance.rawValue]
    if settings.view.orientation != .portrait { words.append(settings.view.orientation.rawValue) }
    if settings.view.textSize != .large { words.append(settings.view.textSize.step) }
    if settings.view.direction != locale.direction {
      words.append(settings.view.direction == .rightToLeft ? "right to left" : "left to right")
    }
    if namesLocale { words.append(locale.rawValue) }
    return words.joined(separator: " · ")
  }

  /// The same view in the interactive page, in the form in which `state.js` writes it into the
  /// page's URL.
  func fragment(pageDirection: ReadingDirection) -> String {
    var values = [("device", settings.view.device.name)]
    if settings.view.orientation != .portrait {
      values.append(("orientation", settings.view.orientation.rawValue))
    }
    values.append(("appearance", settings.appearance.rawValue))
    if settings.view.textSize != .large { values.append(("text", "\(settings.view.textSize)")) }
    if settings.view.direction != pageDirection {
      values.append(("direction", settings.view.direction.rawValue))
    }
    return values.map { "\($0)=\(Self.percentEncoded($1))" }.joined(separator: "&")
  }

  private static func percentEncoded(_ value: String) -> String {
    value.utf8.map { byte in
      byte.isASCIILetter || byte.isASCIIDigit
        || [UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + byte.hexadecimal(digitCount: 2, uppercase: true)
    }.joined()
  }
}

extension TextSizeCategory {
  /// The distance from the default size: `+3`, `−1`, or `AX2` for accessibility sizes.
  fileprivate var step: String {
    [
      "−3", "−2", "−1", "standard text", "+1", "+2", "+3", "AX1", "AX2", "AX3", "AX4", "AX5",
    ][rawValue]
  }
}
