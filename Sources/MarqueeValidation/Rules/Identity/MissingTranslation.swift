import MarqueeCatalog
import MarqueeDiagnostics

extension Rule {
  static let missingTranslation = Rule(
    "missing-translation", ofFolder: .identity, severity: .warning,
    summary: "a screen has an item in one language that it does not have in another",
    rationale: """
      'en.lproj/Home.plist' and 'de.lproj/Home.plist' are one screen in two languages. Texts, images \
      and prices may differ; an item with an 'id' that one of them lacks was forgotten there, or is \
      left over. Where all of these are equal, the screens are compared by how many sections and items \
      they have.
      """,
    examples: [
      .bad(
        .items(of: "list"), files: languages, beside: [["id": "help", "text": "Help"]],
        [["id": "help", "text": "Hilfe"], ["id": "⟦kontakt⟧", "text": "Kontakt"]]),
      .good(
        .items(of: "list"), files: languages, beside: [["id": "help", "text": "Help"]],
        [["id": "help", "text": "Hilfe"]]),
    ]
  ) { context, report in
    for languages in context.translations.map({ $0.filter(\.screen.isComplete) }) {
      for translation in languages {
        reportLost(of: translation, in: languages, &report)
      }
      guard let first = languages.first else { continue }
      for other in languages.dropFirst() where other.ids == first.ids {
        let (own, wanted) = (other.screen.size, first.screen.size)
        guard own != wanted else { continue }
        report.add(
          at: context.place(of: other.screen),
          "the screen has \(own) here, and \(wanted) in '\(first.folder)'")
      }
    }
  }

  private static let languages = ["en.lproj/Example.plist", "de.lproj/Example.plist"]

  /// Reports the items of a screen that some other languages lack.
  private static func reportLost(
    of translation: Translation, in languages: [Translation], _ report: inout PlaceReport
  ) {
    var seen: Set<String> = []
    for item in translation.screen.identifiedItems where seen.insert(item.id).inserted {
      let lacking = languages.filter { !$0.ids.contains(item.id) }.map(\.folder)
      guard !lacking.isEmpty else { continue }
      report.add(
        at: item.place,
        "the screen has no item '\(item.id)' in \(EnglishList.names(lacking, "and"))",
        about: DiagnosticSubject(item: item.id))
    }
  }
}

extension ScreenSummary {
  /// The amount of content, in words.
  fileprivate var size: String {
    "\(itemCount.counted("item")) in \(sectionCount.counted("section"))"
  }
}
