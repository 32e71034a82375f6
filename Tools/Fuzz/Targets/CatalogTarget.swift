import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import MarqueeValidation

/// The catalog that an app loads without checks.
struct CatalogTarget: FuzzTarget {
  let seeds: [[UInt8]]
  let pieces = MutationPieces.propertyList
  private let contentModel: ContentModel

  init(root: String) {
    let written = WrittenSeeds.screens
    seeds =
      written + WrittenSeeds.otherForms(of: written)
      + SeedFolder(path: "\(root)/Content").files(["plist"])
    contentModel =
      WrittenSeeds.settings.last.map { SettingsLoad.load($0, name: "Marquee.plist").settings }?
      .contentModel ?? .builtIn
  }

  func check(_ input: [UInt8], _ trial: inout Trial) {
    // Inputs that crash Foundation's decoder crash it here already, where this is not counted as
    // our crash.
    _ = trial.withDecoder {
      unsafe try PropertyListSerialization.propertyList(
        from: Data(input), options: [], format: nil)
    }
    guard let catalog = try? Catalog(propertyList: Data(input), contentModel: contentModel) else {
      trial.count("catalog: refused")
      return
    }
    trial.count("catalog: read")
    let screen = Screen(catalog)
    let reading = try? ScreenReading(json: Data(screen.jsonBytes()))
    // An app compares the version before it uses a catalog, and its JSON states the same one.
    trial.expect(
      reading != nil || catalog.formatVersion > Catalog.newestFormatVersion,
      "a catalog whose JSON cannot be read")
    for section in screen.sections {
      trial.check(screen.layout(of: section), itemCount: section.items.count)
    }
  }
}
