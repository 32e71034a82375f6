package import MarqueeCells
package import MarqueeDiagnostics
import MarqueeScreen
package import MarqueeSolver

/// A title of a bar in the settings, and where it is cut; bars are the same in all text sizes.
package struct CutTitle: Sendable {
  package let text: String
  package let place: Place
  /// The numbers of the views that cut it.
  package let cuts: [(view: Int, cut: TextCut)]

  /// Finds the titles that some views cut.
  ///
  /// - Parameter wanted: The bars to look at; `nil` for all of the settings.
  package static func all(
    in views: [ScreenView.ID], _ settings: Settings, of wanted: ScreenChrome? = nil
  ) -> [CutTitle] {
    (settings.source?.bars ?? []).filter { wanted == nil || $0.chrome == wanted }.flatMap { bars in
      let labels = Dictionary(
        first: views.map(\.window).distinct.map { ($0, ChromeLayout(bars.chrome, in: $0).labels) })
      return bars.titles.compactMap { text, value in
        let cutsByWindow = labels.compactMapValues { labels in
          labels.lazy.filter { $0.text == text }.compactMap(\.cut).first
        }
        let cuts = views.enumerated().compactMap { number, view in
          cutsByWindow[view.window].map { (number, $0) }
        }
        return cuts.isEmpty ? nil : CutTitle(text: text, place: value.place, cuts: cuts)
      }
    }
  }

  /// What a view says of it.
  package func diagnostic(_ cut: TextCut) -> Diagnostic {
    Diagnostic(
      rule: Rule.textTruncated.id, severity: Rule.textTruncated.severity,
      message: cut.message(of: text), place: place)
  }
}

extension TextCut {
  /// The fact in words: `'Crafts' is cut after 'Cra' on iPhone 15`.
  func message(of text: String, _ views: String = "") -> String {
    let way = isCertain ? "is cut" : "may be cut"
    let end = shownEnd.isEmpty ? "at its start" : "after '\(shownEnd)'"
    return "'\(text)' \(way) \(end)\(views)"
  }
}
