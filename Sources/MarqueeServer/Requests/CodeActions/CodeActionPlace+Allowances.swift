import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

extension CodeActionPlace {
  /// The ways to accept what was found here: in a comment, in the settings, and in the baseline.
  var allowances: [CodeAction] {
    var seen: Set<RuleIdentifier> = []
    let document = view.snapshot.propertyList(atPath: view.document.path)
    let comments = document.map { document in
      let lines = LineTable(document.source.text)
      return listed.compactMap { allow($0, in: document, lines) }
    }
    let settings = here.filter { seen.insert($0.rule).inserted }.compactMap(allowInSettings)
    return (comments ?? []) + settings
      + here.prefix(Self.baselineActionCount).compactMap(addToBaseline)
  }

  /// How many diagnostics have an action for the baseline, each of which writes and compares it
  /// all.
  private static let baselineActionCount = 8

  private func action(
    _ title: String, _ diagnostic: Diagnostic, _ edit: WorkspaceEdit
  ) -> CodeAction {
    CodeAction(
      title: title, kind: .quickfix, diagnostics: [shown(diagnostic)], isPreferred: false,
      edit: edit)
  }

  /// The rule of a diagnostic; `nil` for one that cannot be silenced.
  private func rule(_ diagnostic: Diagnostic) -> Rule? {
    view.snapshot.report.rules[diagnostic.rule].flatMap { $0.canBeSilenced ? $0 : nil }
  }

  // MARK: A comment

  private func allow(
    _ diagnostic: Diagnostic, in document: PropertyListDocument, _ lines: LineTable
  ) -> CodeAction? {
    guard let range = diagnostic.place.range, let rule = rule(diagnostic), !rule.isAboutFolder,
      view.kind != .settings, !document.isDerived,
      let index = document.innermostValue(around: range)
    else { return nil }
    let text = document.source.text
    let start = Int(document[index].range.start)
    let edit = TextEdit(
      SourceRange(start..<start),
      replacement: SuppressionComment.text(allowing: rule.id)
        + PropertyListEdits.lineBreak(in: text, lines, at: start)
        + PropertyListEdits.indentation(in: text, lines, at: start))
    return action("Allow '\(rule.id)' here", diagnostic, self.edit([edit]))
  }

  // MARK: Settings

  /// An entry under `rules` in the settings.
  private func allowInSettings(_ diagnostic: Diagnostic) -> CodeAction? {
    guard let rule = rule(diagnostic), let settings = view.snapshot.settingsDocument,
      let edit = Self.switchOff(rule.id.description, in: settings.document),
      let change = view.snapshot.edit([edit], ofFile: settings.file)
    else { return nil }
    return action("Allow '\(rule.id)' in \(ContentFolder.settingsFileName)", diagnostic, change)
  }

  private static func switchOff(
    _ rule: String, in settings: PropertyListDocument
  ) -> TextEdit? {
    guard let root = settings.root, settings[root].kind == .dictionary, !settings.isDerived,
      !settings[root].flags.contains(.holdsFault)
    else { return nil }
    let entry = ["<key>\(rule)</key>", "<string>off</string>"]
    guard let rules = settings.member("rules", of: root)?.value else {
      return PropertyListEdits.adding(
        ["<key>rules</key>", "<dict>"] + entry.map { "\t\($0)" } + ["</dict>"], to: root,
        in: settings)
    }
    guard settings[rules].kind == .dictionary else { return nil }
    guard let old = settings.member(rule, of: rules)?.value else {
      return PropertyListEdits.adding(entry, to: rules, in: settings)
    }
    guard settings[old].kind == .string else { return nil }
    return TextEdit(settings[old].range, replacement: "<string>off</string>")
  }

  // MARK: Baseline

  private func addToBaseline(_ diagnostic: Diagnostic) -> CodeAction? {
    guard let file = view.snapshot.content.baseline,
      let baseline = view.snapshot.report.baseline(file.baseline, adding: diagnostic)
    else { return nil }
    let edits = TextChanges(from: file.bytes, to: baseline.json).edits
    let positions = TextPositions(file.bytes, view.client.encoding)
    guard let location = view.snapshot.location(of: Place(file: file.path, range: nil)) else {
      return nil
    }
    return action(
      "Add '\(diagnostic.rule)' here to the baseline", diagnostic,
      WorkspaceEdit(changes: [location.uri: positions.edits(edits)]))
  }
}

extension PropertyListDocument {
  /// The innermost value or key whose element holds a range; `nil` outside of the root.
  fileprivate func innermostValue(around range: SourceRange) -> ValueIndex? {
    let next = values.partitioningIndex { $0.range.start > range.start }
    var index: ValueIndex? = next > 0 ? next - 1 : nil
    while let value = index, !self[value].range.contains(range) { index = parent(of: value) }
    return index
  }
}

extension Snapshot {
  /// A change of a file of the content; `nil` if the file is gone.
  fileprivate func edit(_ edits: [TextEdit], ofFile file: ContentFile) -> WorkspaceEdit? {
    guard !brokenPaths.contains(file.identity),
      let location = location(of: Place(file: file.name, range: nil)),
      let positions = positions(inFile: file.name)
    else { return nil }
    return WorkspaceEdit(changes: [location.uri: positions.edits(edits)])
  }
}
