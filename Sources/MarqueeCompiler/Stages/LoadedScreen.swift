package import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport
package import MarqueeValidation

/// What *load* makes of a property list: models with their places, before any rule has looked at them.
package struct LoadedScreen: Sendable {
  /// The property list.
  package let source: SourceScreen
  /// Its text; empty for a binary property list.
  package let text: SourceFile
  /// The screen; `nil` if the property list could not be read.
  package let content: InspectedScreen?
  /// What reading and loading have found wrong.
  package let diagnostics: [Diagnostic]
  /// What the content folder as a whole has to know of it.
  package let summary: ScreenSummary

  /// Loads a screen.
  ///
  /// - Complexity: O(*n*) in the bytes of the property list.
  init(
    _ source: SourceScreen, settings: Settings, library: ItemLibrary = ItemLibrary(),
    workers: Workers
  ) {
    self.source = source
    let reading = PropertyListDocument.read(source.bytes, name: source.name)
    text = reading.source
    guard let document = reading.document else {
      content = nil
      diagnostics = reading.diagnostics
      summary = .unreadable(named: source.outputName)
      return
    }
    let (located, loadDiagnostics) = CheckedLoad.load(
      document, contentModel: settings.contentModel, library: library, workers: workers)
    let content = InspectedScreen(located, workers: workers)
    self.content = content
    diagnostics = reading.diagnostics + loadDiagnostics
    summary = ScreenSummary(
      of: content, named: source.outputName, readingDiagnostics: diagnostics, workers: workers)
  }
}
