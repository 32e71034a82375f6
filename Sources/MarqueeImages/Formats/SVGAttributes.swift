import MarqueeScreen

/// The attributes of an SVG's root that determine its size.
struct SVGAttributes {
  /// The natural size in CSS pixels; `nil` if neither lengths nor a view box determine one.
  let size: PointSize?

  /// Reads the attributes `width`, `height` and `viewBox`.
  init(_ attributes: [String: String]) {
    let width = attributes["width"].flatMap(Self.length)
    let height = attributes["height"].flatMap(Self.length)
    let box = attributes["viewBox"].flatMap(Self.viewBoxSize)
    size =
      switch (width, height, box) {
      case (let width?, let height?, _): PointSize(width: width, height: height)
      // A single side keeps the proportions of the view box.
      case (let width?, nil, let box?):
        PointSize(width: width, height: width * box.height / box.width)
      case (nil, let height?, let box?):
        PointSize(width: height * box.width / box.height, height: height)
      case (nil, nil, let box): box
      default: nil
      }
  }

  /// Parses a length in CSS pixels; `nil` for a fraction of the viewport, and for anything else.
  private static func length(_ text: String) -> Double? {
    let bytes = text.utf8.drop(while: \.isXMLSpace)
    let number = bytes.prefix(while: isPartOfNumber)
    let unit = bytes.dropFirst(number.count).filter { !$0.isXMLSpace }
    if let value = decimal(number), let factor = pixels[String(decoding: unit, as: UTF8.self)] {
      return value * factor
    }
    // The e of `2em` belongs to the unit, not to an exponent.
    guard number.last == UInt8(ascii: "e"), let value = decimal(number.dropLast()) else {
      return nil
    }
    return pixels["e" + String(decoding: unit, as: UTF8.self)].map { value * $0 }
  }

  /// CSS pixels per unit; the font size is assumed to be 16.
  private static let pixels: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "em": 16, "ex": 8,
  ]

  /// Parses the size of a view box, which is the last two of its four numbers.
  private static func viewBoxSize(_ text: String) -> PointSize? {
    let numbers = text.utf8
      .split { $0.isXMLSpace || $0 == UInt8(ascii: ",") }
      .compactMap(decimal)
    guard numbers.count == 4 else { return nil }
    return PointSize(width: numbers[2], height: numbers[3])
  }

  private static func decimal(_ bytes: Substring.UTF8View) -> Double? {
    // `Double` also accepts words such as `nan`, and hexadecimal digits.
    guard bytes.allSatisfy(isPartOfNumber) else { return nil }
    return Double(Substring(bytes))
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    byte.isASCIIDigit || "+-.eE".utf8.contains(byte)
  }
}
