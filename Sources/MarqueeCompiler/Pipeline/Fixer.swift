package import MarqueeDiagnostics
import MarqueeImages
package import MarqueeLoading
import MarqueePropertyList
package import MarqueeValidation

package struct Fixer: Sendable {
  private let pipeline: ContentPipeline
  private let images: ImageLibrary?

  /// Makes a fixer for the screens of a content folder.
  ///
  /// - Parameters:
  ///   - pipeline: The pipeline of the folder.
  ///   - report: The report of the folder; its images are not inspected again.
  package init(_ pipeline: ContentPipeline, report: ContentReport) {
    self.pipeline = pipeline
    images = report.images
  }

  package struct Result: Sendable {
    package let before: ParsedFile
    package let after: ParsedFile
    package let diagnostics: [Diagnostic]
    package let fixCount: Int
    /// The safe fix-its that were not applied, because each makes an error.
    package let leftOut: [LeftOut]

    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  package struct LeftOut: Sendable {
    package let diagnostic: Diagnostic
    package let fixIt: FixIt
    package let error: Diagnostic
  }

  package func fix(_ file: ContentFile, as kind: Expectation.Document) -> Result {
    switch kind {
    case .screen: fix(screen: file)
    case .library: fix(library: ParsedFile(file))
    case .settings: Self.fix(settings: file, pipeline.content.settings.selection)
    }
  }

  package func fix(_ screen: ScreenReport) -> Result {
    Self.fix(
      CheckedText(parsed: screen.parsed, diagnostics: screen.found), check(screen:))
  }

  package func fix(screen file: ContentFile) -> Result {
    Self.fix(check(screen: file), check(screen:))
  }

  private func check(screen file: ContentFile) -> CheckedText {
    let screen = pipeline.check(file, images: images)
    return CheckedText(parsed: screen.parsed, diagnostics: screen.found)
  }

  /// Fixes settings.
  ///
  /// - Parameter selection: The rules whose fix-its are applied.
  package static func fix(
    settings file: ContentFile, _ selection: RuleSelection = .all
  ) -> Result {
    fix(check(settings: file, selection)) { check(settings: $0, selection) }
  }

  private static func check(
    settings file: ContentFile, _ selection: RuleSelection
  ) -> CheckedText {
    let load = SettingsLoad.load(file.bytes, name: file.name)
    let found = load.diagnostics + Validator(settings: load.settings).validateDefaults(images: nil)
    let rules = load.settings.ruleSet
    return CheckedText(
      parsed: ParsedFile(file),
      diagnostics: found.filter { selection.contains(rules[$0.rule], $0.ruleNames) })
  }

  package func fix(library file: ParsedFile) -> Result {
    Self.fix(check(library: file.file), check(library:))
  }

  private func check(library file: ContentFile) -> CheckedText {
    let settings = pipeline.content.settings
    let parsed = ParsedFile(file)
    let load = LibraryLoad([parsed.document], contentModel: settings.contentModel)
    let diagnostics = load.files.flatMap { loaded in
      Validator(settings: settings).validate(
        library: ResolvedFile(
          loaded.located, diagnostics: parsed.syntaxDiagnostics + loaded.diagnostics),
        images: images)
    }
    return CheckedText(parsed: parsed, diagnostics: diagnostics)
  }

  /// Fixes a file.
  ///
  /// Each round applies all fix-its that do not conflict, except those that make errors. The next
  /// round fixes the faults that this has uncovered, deeper in the tree or in the same text.
  ///
  /// A property list has at most 128 levels, so fixes that still find something after twice as many
  /// rounds make it themselves.
  private static func fix(
    _ file: CheckedText, _ check: @escaping (ContentFile) -> CheckedText
  ) -> Result {
    var current = file
    var fixCount = 0
    var leftOut: [LeftOut] = []
    // Two rules that undo each other's fixes would never end.
    var seen = [ContentDigest(of: file.parsed.text.text[...])] as Set
    for _ in 0..<(2 * PropertyListDocument.maximumDepth) {
      var round = FixRound(current, check)
      round.apply()
      leftOut = round.leftOut
      let text = round.result.parsed.text.text
      guard round.fixCount > 0, seen.insert(ContentDigest(of: text[...])).inserted else { break }
      current = round.result
      fixCount += round.fixCount
    }
    return Result(
      before: file.parsed, after: current.parsed, diagnostics: current.diagnostics,
      fixCount: fixCount, leftOut: leftOut)
  }
}
