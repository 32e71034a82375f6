import MarqueeLoading
import MarqueeSolver

package enum ImageNumber {
  /// At most two decimals, without trailing zeros.
  package static func text(_ value: Double) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

extension ImageDisplay {
  /// Its place in words: `its cell on iPhone 15 (large) is 167×290 pt`.
  var cellPhrase: String {
    "its \(frame == cell ? "cell" : "place") on \(ScreenView.ID(device, orientation))"
      + " (\(place.sectionType)) is \(ImageNumber.text(frame.width))×\(ImageNumber.text(frame.height)) pt"
  }
}

extension [ImageDisplay] {
  /// The display with the greatest measure; the first of several, or `nil` if there are none.
  func worst(by measure: (ImageDisplay) -> Double) -> ImageDisplay? {
    var worst: (display: ImageDisplay, measure: Double)?
    for display in self {
      let measured = measure(display)
      if measured > worst?.measure ?? -.infinity { worst = (display, measured) }
    }
    return worst?.display
  }
}

extension ShownContext {
  /// How many devices and places some displays cover: `on 2 of 3 devices, in 2 places`.
  func share(of displays: [ImageDisplay]) -> String {
    let deviceCount = Set(displays.map(\.device)).count
    let placeCount = Set(displays.map(\.place.item.position)).count
    let places = placeCount > 1 ? ", in \(placeCount) places" : ""
    return "on \(deviceCount) of \(devices.count) devices\(places)"
  }
}
