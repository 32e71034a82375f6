import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport
import MarqueeValidation

/// A screen that was read, before any rule has looked at it.
struct ScreenLoad {
  let file: ContentFolder.ScreenFile
  let source: SourceFile
  /// The screen; `nil` if the property list could not be read.
  let screen: InspectedScreen?
  /// What reading has found wrong.
  let diagnostics: [Diagnostic]
  /// What the content folder as a whole has to know of it.
  let summary: ScreenSummary

  init(_ file: ContentFolder.ScreenFile, settings: Settings, workers: Workers) {
    self.file = file
    let reading = PropertyListDocument.read(file.bytes, name: file.name)
    source = reading.source
    guard let document = reading.document else {
      screen = nil
      diagnostics = reading.diagnostics
      summary = .unreadable
      return
    }
    let (located, loadDiagnostics) = CheckedLoad.load(
      document, sectionTypes: settings.sectionTypes, workers: workers)
    let screen = InspectedScreen(located, workers: workers)
    self.screen = screen
    diagnostics = reading.diagnostics + loadDiagnostics
    summary = ScreenSummary(of: screen, readingDiagnostics: diagnostics, workers: workers)
  }

  /// The names of images that it writes.
  var imageNames: [String] { summary.imageNames }
}
