package import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
package import MarqueeValidation

/// Applies safe fix-its until none is left.
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

  /// The result of fixing a file.
  package struct Result: Sendable {
    /// The file as it was.
    package let before: ParsedFile
    /// The file after all fixes.
    package let after: ParsedFile
    /// The diagnostics of the file after all fixes.
    package let diagnostics: [Diagnostic]
    /// How many fix-its were applied.
    package let fixCount: Int
    /// The parts of the text that the fixes did not change.
    package let unchanged: UnchangedText

    /// Whether there is an error among the diagnostics.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  /// A file with its diagnostics.
  private typealias Checked = (parsed: ParsedFile, diagnostics: [Diagnostic])

  /// Fixes one screen.
  package func fix(_ screen: CheckedScreen) -> Result {
    Self.fix((screen.parsed, screen.diagnostics), check(screen:))
  }

  /// Fixes one screen that is not checked yet.
  package func fix(screen file: ContentFile) -> Result {
    Self.fix(check(screen: file), check(screen:))
  }

  private func check(screen file: ContentFile) -> Checked {
    let screen = pipeline.check(file, images: images)
    return (screen.parsed, screen.diagnostics)
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
  ) -> Checked {
    let load = SettingsLoad.load(file.bytes, name: file.name)
    let found = load.diagnostics + Validator(settings: load.settings).validateDefaults(images: nil)
    let rules = load.settings.ruleSet
    return (ParsedFile(file), found.filter { selection.contains(rules[$0.rule]) })
  }

  /// Fixes one file of the library.
  package func fix(library file: ParsedFile) -> Result {
    Self.fix(check(library: file.file), check(library:))
  }

  /// Checks a file of the library by itself.
  private func check(library file: ContentFile) -> Checked {
    let settings = pipeline.content.settings
    let parsed = ParsedFile(file)
    let load = LibraryLoad([parsed.document], contentModel: settings.contentModel)
    let diagnostics = load.files.flatMap { loaded in
      Validator(settings: settings).validate(
        library: ResolvedFile(
          loaded.located, diagnostics: parsed.syntaxDiagnostics + loaded.diagnostics),
        images: images)
    }
    return (parsed, diagnostics)
  }

  /// Fixes a file.
  ///
  /// Each round applies all fix-its that do not conflict. The next round fixes the faults that this
  /// has uncovered, deeper in the tree or in the same text. A round after which the text has more
  /// errors than before is undone: a safe fix never makes anything worse.
  ///
  /// A property list has at most 128 levels, so fixes that still find something after twice as many
  /// rounds make it themselves.
  private static func fix(_ file: Checked, _ check: (ContentFile) -> Checked) -> Result {
    var current = file
    var fixCount = 0
    var unchanged = UnchangedText(byteCount: file.parsed.text.text.count)
    // Two rules that undo each other's fixes would never end.
    var seen = [ContentDigest(of: file.parsed.text.text[...])] as Set
    for _ in 0..<(2 * PropertyListDocument.maximumDepth) {
      let fixIts = current.diagnostics.compactMap { diagnostic in
        diagnostic.fixIts.first { $0.applicability == .safe && !$0.edits.isEmpty }
      }
      guard !fixIts.isEmpty else { break }
      let source = current.parsed.text
      let (edits, applied) = TextEdit.fitting(fixIts, in: source.text)
      let text = TextEdit.apply(edits, to: source.text)
      guard applied > 0, seen.insert(ContentDigest(of: text[...])).inserted else { break }
      let next = check(file.parsed.file.replacing(bytes: source.encoding.encode(text)))
      guard errorCount(next) <= errorCount(current) else { break }
      current = next
      fixCount += applied
      unchanged.apply(edits)
    }
    return Result(
      before: file.parsed, after: current.parsed, diagnostics: current.diagnostics,
      fixCount: fixCount, unchanged: unchanged)
  }

  private static func errorCount(_ file: Checked) -> Int {
    file.diagnostics.count { $0.severity == .error }
  }
}
