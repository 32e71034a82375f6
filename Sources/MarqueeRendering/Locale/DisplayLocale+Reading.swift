import MarqueeFigures
import MarqueeScreen
package import MarqueeSolver

extension DisplayLocale {
  /// The name as HTML and XML write it: `de-DE`.
  var languageTag: String {
    String(rawValue.map { $0 == "_" ? "-" : $0 })
  }

  /// The direction in which an app in this language is read.
  package var direction: ReadingDirection {
    self == .heIL ? .rightToLeft : .leftToRight
  }
}
