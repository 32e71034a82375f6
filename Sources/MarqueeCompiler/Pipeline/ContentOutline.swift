package import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen
import MarqueeValidation

/// The names in a content folder that an app's code can use: kinds of items, screens, sections,
/// layouts, images.
package struct ContentOutline: Sendable {
  package struct Screen: Hashable, Sendable {
    /// The path of its property list in the folder, without the extension.
    package var name: String
    /// The identifiers that its authors gave to sections, each once.
    package var sections: [String]
    package var layouts: [String]
  }

  /// The kinds of items that are custom, have custom fields, or are used in a section.
  package var itemKinds: [ItemKind]
  /// The screens, in the order of their names' bytes.
  package var screens: [Screen]
  /// The names of all images, in the order of their bytes.
  package var images: [String]
  /// The diagnostics of the settings, and the reasons why screens cannot be read.
  package var diagnostics: [Diagnostic]
  package var sources: [SourceFile]
}

extension ContentPipeline {
  /// Finds the names without checking the screens: no rules run, and no image is opened.
  ///
  /// - Complexity: O(*n*) in the bytes of the content.
  package func outline() -> ContentOutline {
    let screens = workers.map(content.screens, resolve)
    let catalogs = screens.map(\.resolved.catalog.catalog)
    let usedKinds = Set(catalogs.flatMap { $0.sections.map(\.type.itemKind.name) })
    let images = FolderImages(of: content, workers).library?.sets.map(\.name) ?? []
    return ContentOutline(
      itemKinds: content.settings.contentModel.itemKinds.filter {
        $0.isAuthored || usedKinds.contains($0.name)
      },
      screens: zip(screens, catalogs).map { screen, catalog in
        ContentOutline.Screen(
          name: screen.parsed.file.outputName,
          sections: Set(catalog.sections.compactMap(\.id)).sortedByBytes(),
          layouts: Set(catalog.layouts.keys).sortedByBytes())
      },
      images: Set(images).sortedByBytes(),
      diagnostics: content.settingsDiagnostics + content.faults.map(\.diagnostic)
        + Validator(settings: content.settings).apply(to: screens.flatMap(\.resolved.diagnostics)),
      sources: [content.settingsSource].compactMap(\.self) + screens.map(\.parsed.text))
  }
}
