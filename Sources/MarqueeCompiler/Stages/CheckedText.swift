package import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation

/// A property list of content that was checked: settings, a screen or a file of the library.
package struct CheckedText: Sendable {
  /// The file.
  package let source: SourceScreen
  /// Its text; empty for a binary property list.
  package let text: SourceFile
  /// Whether it is no XML, so that its text cannot be edited in place.
  package let isDerived: Bool
  /// What is wrong with it, in the order of the file.
  package let diagnostics: [Diagnostic]

  /// Whether there is an error among the diagnostics.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Takes a screen.
  init(_ screen: CheckedScreen) {
    source = screen.source
    text = screen.loaded.text
    isDerived = screen.loaded.content?.catalog.document.isDerived ?? false
    diagnostics = screen.diagnostics
  }

  /// Checks settings.
  init(settings file: SourceScreen, images: ImageLibrary? = nil) {
    let load = SettingsLoad.load(file.bytes, name: file.name)
    source = file
    text = load.source
    isDerived = PropertyListFormat.detect(file.bytes) != .format(.xml)
    diagnostics =
      load.diagnostics + Validator(settings: load.settings).validateDefaults(images: images)
  }

  /// Checks a file of a library by itself.
  init(_ file: SourceScreen, inLibraryOf content: ContentFolder, images: ImageLibrary?) {
    let reading = LibrarySource(file)
    let load = LibraryLoad(
      [reading.document].compactMap(\.self), contentModel: content.settings.contentModel)
    let validator = Validator(settings: content.settings)
    source = file
    text = reading.text
    isDerived = reading.document?.isDerived ?? false
    guard let loaded = load.files.first else {
      diagnostics = validator.apply(to: reading.diagnostics)
      return
    }
    diagnostics = validator.validate(
      library: InspectedScreen(loaded.located),
      readingDiagnostics: reading.diagnostics + loaded.diagnostics, images: images)
  }
}
