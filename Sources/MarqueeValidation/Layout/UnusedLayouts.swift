import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// The layouts of a screen that no section names.
///
/// An app decodes every layout, so that an error in the values of one of these stops the screen as
/// any other does. What only its frames show is a warning, for no app shows it.
struct UnusedLayouts {
  private let document: PropertyListDocument
  private var layouts: [(layout: LocatedLayout, path: [CodingPath.Step])] = []

  /// Finds them; a screen whose sections could not be found has none.
  init(in catalog: LocatedCatalog) {
    let document = catalog.document
    self.document = document
    guard !catalog.layouts.isEmpty, !catalog.sections.isEmpty else { return }
    let used = Set(
      catalog.sections.compactMap { section in
        catalog.value(of: "layout", in: section.index).map(document.string)
      })
    layouts = catalog.layouts.filter { !used.contains($0.name) }.map { layout in
      (layout, document.codingPath(of: layout.key).steps)
    }
  }

  /// Adds to an error in one of them that the layout is unused, and a fix-it that removes it; one
  /// that only frames show becomes a warning.
  ///
  /// Errors of the syntax stay as they are: they are reported by themselves while a text is
  /// written.
  func explain(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error, !RuleIdentifier.ofSyntax.contains(diagnostic.rule),
      let layout = layouts.first(where: {
        diagnostic.place.codingPath.steps.starts(with: $0.path)
      })?.layout
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.notes.append(Note("no section uses layout '\(layout.name)'"))
    let fixIt = FixIt(
      "remove layout '\(layout.name)'", applicability: .unsafe,
      edits: [document.removal(ofKey: layout.key)])
    diagnostic.fixIts.append(document.isDerived ? fixIt.withoutEdits : fixIt)
    if RuleRegistry[diagnostic.rule]?.group == .layout { diagnostic.severity = .warning }
    return diagnostic
  }
}
