package import MarqueeCells
import MarqueeScreen

extension DisplayLocale {
  /// The language tag for HTML and XML: `de-DE`.
  var languageTag: String {
    String(rawValue.map { $0 == "_" ? "-" : $0 })
  }

  /// The reading direction of an app in this language.
  package var direction: ReadingDirection {
    self == .heIL ? .rightToLeft : .leftToRight
  }
}
