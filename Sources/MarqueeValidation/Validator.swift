package import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeLoading
import MarqueePropertyList
package import MarqueeScreen

package struct Validator: Sendable {
  private let settings: Settings
  private let rules: RuleSet

  package init(settings: Settings = Settings()) {
    self.settings = settings
    rules = settings.ruleSet
  }

  /// Checks a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, with the diagnostics of its syntax and structure.
  ///   - items: What is judged of what people see; `nil` for all of it.
  ///   - views: What its views show.
  ///   - images: The images of the content folder; `nil` if no folder was read.
  ///   - workers: The workers that apply the rules.
  /// - Returns: All diagnostics, including those of the screen, except those that a setting or a
  ///   comment silences, in the order of ``Diagnostic/precedes(_:)``.
  package func validate(
    _ screen: ResolvedFile, showing items: ShownScreen? = nil, _ views: ViewFindings,
    images: ImageLibrary?, workers: Workers = .one
  ) -> [Diagnostic] {
    let items = items ?? screen.shown
    let context = AuthoredContext(
      screen: screen, views, images: images, settings: settings, workers: workers)
    let shown = ShownContext(items, views, settings: settings)
    let rules = rules.all
    // One more job applies the authors' own rules.
    let found = workers.map(Array(0...rules.count)) { job in
      job < rules.count
        ? check(rules[job], context, items, shown) : TextRuleCheck(context).diagnostics
    }.flatMap(\.self)
    var suppressions = Suppressions(in: context.document, of: self.rules)
    // A character in a text is one fact for both rules.
    let characters = found.filter { $0.rule == Rule.controlCharacter.id }.map(\.place.range)
    let read = screen.diagnostics.filter {
      $0.rule != .xmlNotWellFormed || !characters.contains($0.place.range)
    }
    let finished = finish(
      remaining(of: read + found, in: screen, &suppressions)
        + suppressions.diagnostics(settings.selection, isLibrary: screen.catalog.isLibrary),
      context)
    var subjects = DiagnosticSubjects(in: context.document)
    return subjects.adding(to: finished, where: isOneFact)
  }

  /// The diagnostics of a screen, and of what it shows of the library, that no comment in their
  /// files silences.
  private func remaining(
    of diagnostics: [Diagnostic], in screen: ResolvedFile, _ suppressions: inout Suppressions
  ) -> [Diagnostic] {
    let name = screen.catalog.document.source.name
    var byFile = Dictionary(grouping: diagnostics, by: \.place.file)
    let own = suppressions.remaining(of: byFile.removeValue(forKey: name) ?? [])
    return own
      + byFile.flatMap { file, diagnostics in
        guard let document = screen.libraryDocument(named: file) else { return diagnostics }
        var suppressions = Suppressions(in: document, of: rules)
        return suppressions.remaining(of: diagnostics)
      }
  }

  /// Checks what single views of a screen show, and nothing else.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - views: What was found in the views.
  /// - Returns: For each view the diagnostics of the rules about views, except those that a setting
  ///   or a comment silences; without their subjects.
  package func validate(
    viewsOf screen: ResolvedFile, _ views: [ViewFindings], images: ImageLibrary?,
    _ workers: Workers = .one
  ) -> [[Diagnostic]] {
    guard let first = views.first else { return [] }
    let context = AuthoredContext(screen: screen, first, images: images, settings: settings)
    let shown = ShownContext(screen.shown, first, settings: settings)
    let rules = rules.all.filter(\.isOfViews)
    let suppressions = Suppressions(in: context.document, of: self.rules)
    return workers.map(views) { view in
      var (context, shown) = (context, shown)
      (context.views, shown.views) = (view, view)
      let found = rules.flatMap { check($0, context, screen.shown, shown) }
      var suppressions = suppressions
      return found.isEmpty ? [] : finish(remaining(of: found, in: screen, &suppressions), context)
    }
  }

  private func finish(_ diagnostics: [Diagnostic], _ context: AuthoredContext) -> [Diagnostic] {
    let unusedLayouts = UnusedLayouts(in: context.catalog)
    return apply(to: diagnostics, of: context.document.isDerived)
      .map(unusedLayouts.explain)
      .joiningRepeats(where: isOneFact)
  }

  private func isOneFact(_ rule: RuleIdentifier) -> Bool { rules[rule]?.reportsOnce == true }

  /// Checks a file of a library, whose items have no cells.
  ///
  /// - Parameters:
  ///   - library: The file.
  ///   - found: What screens have found in it.
  ///   - isShown: Whether a screen shows an item: only screens know what people see of it.
  package func validate(
    library: ResolvedFile, images: ImageLibrary?, found: [Diagnostic] = [],
    isShown: (String) -> Bool = { _ in false }, workers: Workers = .one
  ) -> [Diagnostic] {
    let views = ViewFindings(
      of: library, shownAs: nil, in: images, settings: settings, views: JudgedViews(of: settings))
    let own = validate(
      library, showing: library.shown.items { !isShown($0) }, views, images: images,
      workers: workers)
    var subjects = DiagnosticSubjects(in: library.catalog.document)
    return (own + subjects.adding(to: found) { _ in false }).sorted { $0.precedes($1) }
  }

  /// Checks the default values of fields in the settings, as if they were items of a library.
  ///
  /// Loading the settings has reported values that their fields do not allow.
  package func validateDefaults(images: ImageLibrary?, workers: Workers = .one) -> [Diagnostic] {
    guard let defaults = settings.source?.defaults, !defaults.items.isEmpty else { return [] }
    return validate(
      library: ResolvedFile(defaults, workers: workers), images: images, workers: workers)
  }

  /// Checks a content folder as a whole.
  ///
  /// - Parameters:
  ///   - screens: All screens of the folder, the files of its library and its settings.
  ///   - library: The items of the library.
  ///   - images: Its images; `nil` if they are not known.
  ///   - faults: Files of the folder that look like a screen but are not read.
  ///   - propertyLists: The paths of all property lists in the folder; `nil` if they are not known.
  ///   - foreignLists: The paths of its JSON and CSV files, relative to it.
  ///   - isAppFolder: Whether the folder also holds other parts of the app.
  ///   - folder: The path of the folder.
  /// - Returns: All diagnostics, including those of the asset catalogs, in order.
  package func validate(
    _ screens: [ScreenSummary], library: ItemLibrary = ItemLibrary(), images: ImageLibrary?,
    faults: [FileFault] = [], propertyLists: [String]? = nil, foreignLists: [String] = [],
    isAppFolder: Bool = false,
    folder: String = "."
  ) -> [Diagnostic] {
    let context = FolderContext(
      images: images, screens: screens, library: library, faults: faults,
      propertyLists: propertyLists, foreignLists: foreignLists, isAppFolder: isAppFolder,
      settings: settings, folder: folder)
    let found = rules.all.flatMap { rule -> [Diagnostic] in
      guard let check = rule.folderCheck else { return [] }
      var report = PlaceReport(rule: rule)
      check(context, &report)
      return report.diagnostics
    }
    return apply(to: found)
  }

  /// Applies the settings to diagnostics of a file that could not be read as a screen.
  package func apply(to diagnostics: [Diagnostic], of isDerived: Bool = false) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      let rule = rules[diagnostic.rule]
      guard settings.selection.contains(rule, diagnostic.ruleNames),
        !settings.doubt.covers(rule)
      else { return nil }
      var diagnostic = diagnostic
      switch diagnostic.ruleNames.compactMap({ settings.rules[$0] }).last {
      case .off: return nil
      case .severity(let severity): diagnostic.severity = diagnostic.staysNote ? .note : severity
      case nil: break
      }
      diagnostic.staysNote = false
      // Edits of a derived text mean nothing in the file that it was derived from.
      if isDerived { diagnostic.fixIts = diagnostic.fixIts.map(\.withoutEdits) }
      return diagnostic
    }.sorted(by: { $0.precedes($1) })
  }

  private func check(
    _ rule: Rule, _ context: AuthoredContext, _ screen: ShownScreen, _ shown: ShownContext
  ) -> [Diagnostic] {
    // Of a rule that is off, a part may be on.
    guard settings.selection.contains(rule),
      settings.rules[rule.id] != .off || rule.parts.contains(where: { settings.rules[$0] != nil })
    else { return [] }
    switch rule.origin {
    case .authored(let check):
      var report = RuleReport(rule: rule, document: context.document)
      check(context, &report)
      return report.diagnostics
    case .shown(let check, _):
      var report = PlaceReport(rule: rule)
      check(screen, shown, &report)
      return report.diagnostics
    case .reading, .folder: return []
    }
  }
}

extension FixIt {
  /// The same fix-it without edits, as advice for a person.
  var withoutEdits: FixIt { FixIt(title, applicability: .displayOnly) }
}

extension Diagnostic {
  /// The item of the library that it is about; `nil` for none.
  package var libraryID: String? {
    if case .key(let id)? = place.codingPath.steps.first { id } else { nil }
  }
}
