import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen

extension Rule {
  static let unknownName = Rule(
    "unknown-name", ofFolder: .values, severity: .error,
    parts: ["unknown-color", "unknown-link-target", "unknown-reference"],
    summary: "a link or a field names a screen, a section, an item or a color that does not exist",
    rationale: """
      A tap would do nothing, and a color be another one. A screen is named by the path of its file \
      without the extension, a section and an item by the 'id' that their author has given them: \
      other identifiers change when texts do. Colors are the color sets of the folder's asset \
      catalogs; if it has none at all, they come from elsewhere, and a single note says so. Names \
      are only checked with all screens, as by 'marquee validate Content', for one screen does not \
      know the others; and not while what may have the name cannot be read as a whole.
      """,
    examples: [
      .bad(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["text": "Contact", "link": "screen:⟦Earlyer⟧"]]),
      .good(
        .items(of: "list"), beside: [["id": "help", "text": "Help"]],
        [["text": "Contact", "link": "item:help"], ["text": "First", "link": "screen:Earlier"]]),
    ]
  ) { context, report in
    let hasColors = context.images.colorNames?.isEmpty != true
    var isNoted = false
    // Finding a suggestion takes time for each existing name.
    var budget = 20_000
    for (position, screen) in context.screens.enumerated() {
      for reference in screen.references.links {
        guard let place = reference.place else { continue }
        guard reference.target != .color || hasColors else {
          if !isNoted {
            report.add(
              at: place, severity: .note, part: reference.part,
              "the content folder holds no color sets, so no color name was checked")
          }
          isNoted = true
          continue
        }
        guard
          let (audience, known) = context.names.alternatives(
            to: reference, ofScreen: position, isShared: screen.name.isEmpty)
        else { continue }
        let languages =
          reference.target == .screen ? context.names.route.languages(of: reference.name) : []
        var suggestion: String?
        if budget > 0, languages.isEmpty {
          budget -= known.count
          suggestion = reference.suggestion(among: known)
        }
        report.add(
          at: place, part: reference.part,
          reference.unknownMessage(to: languages.isEmpty ? nil : audience),
          notes: languages.isEmpty
            ? [] : [Note("it exists only in \(EnglishList.names(languages.map(\.tag), "and"))")],
          fixIts: suggestion.map { [reference.fixIt(writing: $0, at: place)] } ?? [])
      }
    }
  }
}

extension Reference {
  fileprivate var part: RuleIdentifier {
    if target == .color { return "unknown-color" }
    return role == .link ? "unknown-link-target" : "unknown-reference"
  }

  /// The name that was probably meant; `nil` for none.
  fileprivate func suggestion(among known: Set<String>) -> String? {
    if target == .color, let color = ColorText.completing(Array(name.utf8)[...]) { return color }
    let written = target == .screen && name.hasSuffix(".plist") ? String(name.dropLast(6)) : name
    let near = Suggestion.nearest(to: written, among: known) ?? Suggestion.part(written, of: known)
    // No link leads to such a screen.
    return target == .screen && role == .link && near?.contains("#") == true ? nil : near
  }

  fileprivate func fixIt(writing name: String, at place: Place) -> FixIt {
    FixIt(
      "write '\(name)'", applicability: .displayOnly,
      // A name with markup must be changed by its author.
      edits: name.contains { "&<>".contains($0) }
        ? [] : place.range.map { [TextEdit($0, replacement: name)] } ?? [])
  }

  /// - Parameter audience: Who does not see the screen, if others do.
  fileprivate func unknownMessage(to audience: Audience?) -> String {
    switch target {
    case .screen where audience != nil:
      "there is no screen '\(name)' "
        + (audience?.language.map { "in '\($0.tag)' or for all languages" } ?? "for all languages")
    case .screen: "the content folder has no screen '\(name)'"
    case .section:
      screen.map { "the screen '\($0)' has no section whose 'id' is '\(name)'" }
        ?? "no screen has a section whose 'id' is '\(name)'"
    case .item: "no screen has an item whose 'id' is '\(name)'"
    case .color: "the content folder has no color set '\(name)'"
    // Links name none of these.
    case .image, .libraryItem: "there is no '\(name)'"
    }
  }
}
