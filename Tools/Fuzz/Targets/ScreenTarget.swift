import MarqueeCommandLine
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeValidation

/// All stages of a screen: reading, checking, fixing, transforming, writing, laying out.
struct ScreenTarget: FuzzTarget {
  let seeds: [[UInt8]]
  let pieces = MutationPieces.propertyList
  private let images = ImageLibrary(names: ["poster-cat", "Poster-Sea", "a"])

  init(root: String, corpus: String?) {
    let written = WrittenSeeds.screens
    // The written seeds get more weight: they are small and reach every rule.
    let own = written + written + WrittenSeeds.otherForms(of: written)
    let content = SeedFolder(path: "\(root)/Content").files(["plist"])
    let examples = SeedFolder(path: "\(root)/Tools/Examples").files(["plist"])
    let foreign = corpus.map { SeedFolder(path: $0).files(["plist"]) } ?? []
    seeds = own + own + content + examples + foreign
  }

  private func content(of input: [UInt8]) -> ContentFolder {
    let file = ContentFile(name: "Input.plist", outputName: "Input", bytes: input)
    return ContentFolder(
      screens: [file],
      settings: .settings(WrittenSeeds.settings[input.count / 2 % WrittenSeeds.settings.count]),
      images: input.count.isMultiple(of: 2) ? .library(images) : .unknown)
  }

  func use(_ input: [UInt8]) {
    let pipeline = ContentPipeline(content(of: input))
    let whole = pipeline.run()
    guard let report = whole.screens.first else { return }
    let printed = Report(
      diagnostics: report.diagnostics, sources: whole.sources, toolVersion: Version.current)
    for kind in ReporterKind.allCases { _ = kind.render(printed) }
    _ = report.screen?.json()
    _ = Fixer(pipeline, report: whole).fix(report)
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let content = content(of: input)
    let pipeline = ContentPipeline(content)
    let whole = pipeline.run()
    guard let report = whole.screens.first else { return }
    trial.check(
      report.diagnostics, of: report.source, rules: content.settings.ruleSet,
      settings: content.settingsSource)
    trial.expect(report.hasErrors == (report.screen == nil), "a screen in spite of errors")
    if let screen = report.screen { trial.check(screen) }
    checkFixes(of: report, by: Fixer(pipeline, report: whole), &trial)
    let types = content.settings.contentModel
    DecoderAgreement(input: input, report: report, contentModel: types).check(&trial)
  }

  private func checkFixes(of screen: ScreenReport, by fixer: Fixer, _ trial: inout Trial) {
    let fixed = fixer.fix(screen)
    let before = screen.found.count { $0.severity == .error }
    let after = fixed.diagnostics.count { $0.severity == .error }
    trial.expect(after <= before, "a fix that makes errors", "\(before) → \(after)")
    guard fixed.fixCount > 0 else { return }
    let again = fixer.fix(screen: fixed.after.file)
    trial.expect(again.fixCount == 0, "a second fix that changes something", "\(again.fixCount)")
    let isValid = String(validating: screen.parsed.text.text, as: UTF8.self) != nil
    let isStillValid = String(validating: fixed.after.text.text, as: UTF8.self) != nil
    trial.expect(!isValid || isStillValid, "a fix that breaks UTF-8")
  }
}
