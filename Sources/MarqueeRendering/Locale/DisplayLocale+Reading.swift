package import MarqueeCells
import MarqueeScreen

extension DisplayLocale {
  /// The language tag for HTML and XML: `de-DE`.
  var languageTag: String {
    String(rawValue.map { $0 == "_" ? "-" : $0 })
  }

  package var direction: ReadingDirection {
    self == .heIL ? .rightToLeft : .leftToRight
  }
}
