import MarqueeDiagnostics
import MarqueeLayout

/// Numbers as messages about pictures show them.
package enum PictureNumber {
  /// At most two digits behind the point, none that say nothing.
  package static func text(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}

extension PictureShowing {
  /// The cell in words: `its cell on iPhone 15 (large) is 167×290 pt`.
  var cellPhrase: String {
    "its cell on \(device.title) (\(place.sectionType)) is"
      + " \(PictureNumber.text(cell.width))×\(PictureNumber.text(cell.height)) pt"
  }
}

extension [PictureShowing] {
  /// The one for which a measure is greatest; the first of several, `nil` for none.
  func worst(by measure: (PictureShowing) -> Double) -> PictureShowing? {
    var worst: (showing: PictureShowing, measure: Double)?
    for showing in self {
      let measured = measure(showing)
      if measured > worst?.measure ?? -.infinity { worst = (showing, measured) }
    }
    return worst?.showing
  }
}

extension RuleContext {
  /// How much of the devices and of the screen some showings are: `on 2 of 3 devices, in 2 places`.
  func share(of showings: [PictureShowing]) -> String {
    let deviceCount = Set(showings.map(\.device)).count
    let placeCount = Set(showings.map(\.place)).count
    let places = placeCount > 1 ? ", in \(placeCount) places" : ""
    return "on \(deviceCount) of \(devices.count) devices\(places)"
  }
}
