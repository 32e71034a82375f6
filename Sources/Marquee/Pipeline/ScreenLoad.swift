import MarqueeConcurrency
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation

/// A screen that was read, before any rule has looked at it.
struct ScreenLoad {
  let file: ContentFolder.ScreenFile
  let source: SourceFile
  /// The catalog; `nil` where the property list could not be read.
  let catalog: LocatedCatalog?
  /// What reading has found wrong.
  let diagnostics: [Diagnostic]

  init(_ file: ContentFolder.ScreenFile, settings: Settings, workers: Workers) {
    self.file = file
    let reading = PropertyListDocument.read(file.bytes, name: file.name)
    source = reading.source
    guard let document = reading.document else {
      catalog = nil
      diagnostics = reading.diagnostics
      return
    }
    let (located, loadDiagnostics) = CheckedLoad.load(
      document, sectionTypes: settings.sectionTypes, workers: workers)
    catalog = located
    diagnostics = reading.diagnostics + loadDiagnostics
  }

  /// Whether everything in it could be read, so that what is not there is missing indeed.
  var isComplete: Bool { catalog != nil && !diagnostics.contains { $0.severity == .error } }

  /// The names of the pictures that it means.
  func names(in images: ImageLibrary) -> Set<String> {
    catalog.map(images.names) ?? []
  }
}
