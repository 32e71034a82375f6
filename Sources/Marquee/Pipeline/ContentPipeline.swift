import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Takes content through all stages: property lists in, screens and diagnostics out.
///
/// ```
/// let report = try ContentPipeline(folder: "Content").run()
/// #expect(report.diagnostics.isEmpty)
/// #expect(report.screens[0].catalog.sections.count == 6)
/// ```
///
/// Broken content is never thrown: it is told by the report's diagnostics. Only files that cannot be
/// read throw, as ``FileTrouble``.
public struct ContentPipeline: Sendable {
  package let content: ContentFolder
  /// How many threads are used at the most; what comes out never depends on it.
  ///
  /// As many as the machine has processors, unless set; less than 1 counts as 1.
  public var jobCount = Workers.processorCount

  package init(_ content: ContentFolder) {
    self.content = content
  }

  /// Reads a content folder, or one property list of it.
  ///
  /// - Parameter path: The folder's path, or a property list's.
  /// - Throws: ``FileTrouble`` where a file or folder cannot be read.
  public init(folder path: String) throws(FileTrouble) {
    content = try ContentFolder.read(path)
  }

  /// Takes one property list from memory.
  ///
  /// - Parameters:
  ///   - data: The property list, in any form that is read.
  ///   - name: The name shown in diagnostics.
  ///   - images: The names of the pictures that exist, without scale and extension; `nil` to check
  ///     no names of pictures.
  public init(propertyList data: Data, named name: String = "Screen.plist", images: [String]? = nil)
  {
    let screen = ContentFolder.ScreenFile(
      name: name, outputName: name, path: nil, bytes: [UInt8](data))
    content = ContentFolder(
      screens: [screen], images: images.map { ImageNames(paths: $0.map { "\($0).png" }) })
  }

  /// Checks the settings and every screen.
  ///
  /// - Complexity: O(*n*) in the bytes of the content.
  public func run() -> ContentReport {
    ContentReport(
      screens: workers.map(content.screens, check),
      settingsDiagnostics: content.settingsDiagnostics,
      settingsSource: content.settingsSource)
  }

  private var workers: Workers { Workers(count: jobCount) }

  /// Checks one screen.
  package func check(_ file: ContentFolder.ScreenFile) -> ScreenReport {
    let validator = Validator(settings: content.settings)
    let reading = PropertyListDocument.read(file.bytes, name: file.name)
    guard let document = reading.document else {
      return ScreenReport(
        file: file, source: reading.source, catalog: nil,
        diagnostics: validator.apply(to: reading.diagnostics))
    }
    let (located, loadDiagnostics) = CheckedLoad.load(
      document, sectionTypes: content.settings.sectionTypes, workers: workers)
    let diagnostics = validator.validate(
      located, readingDiagnostics: reading.diagnostics + loadDiagnostics, images: content.images,
      workers: workers)
    return ScreenReport(
      file: file, source: reading.source, catalog: located.catalog, diagnostics: diagnostics)
  }
}
