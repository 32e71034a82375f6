import MarqueeCompiler
import MarqueeOutputs
import MarqueeValidation

/// The settings of a content folder, by themselves and with a screen that is checked with them.
struct SettingsTarget: FuzzTarget {
  let seeds: [[UInt8]]
  let pieces = MutationPieces.propertyList
  private let screen: ContentFile?

  init(root: String) {
    let written = WrittenSeeds.settings
    seeds =
      written + WrittenSeeds.otherForms(of: written)
      + SeedFolder(path: "\(root)/Content").files(["plist"]).filter { $0.count < 1000 }
    screen = WrittenSeeds.screens.last.map {
      ContentFile(name: "Screen.plist", outputName: "Screen", bytes: $0)
    }
  }

  func use(_ input: [UInt8]) {
    let content = ContentFolder(
      screens: [screen].compactMap(\.self), settings: .settings(input), images: .unknown)
    _ = ContentPipeline(content).run()
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    let load = SettingsLoad.load(input, name: "Marquee.plist")
    trial.check(load.diagnostics, of: load.source)
    let content = ContentFolder(
      screens: [screen].compactMap(\.self), settings: .settings(input), images: .unknown)
    let report = ContentPipeline(content).run()
    // The rules for default values add to what loading finds.
    trial.expect(
      report.settingsDiagnostics.starts(with: load.diagnostics), "settings that load differently")
    for screen in report.screens {
      trial.check(
        screen.diagnostics, of: screen.source, rules: load.settings.ruleSet, settings: load.source)
    }
  }
}
