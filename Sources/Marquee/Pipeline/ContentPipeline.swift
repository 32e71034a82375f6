import MarqueeConcurrency
import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
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

  /// What an earlier run has found in pictures; those that have not changed are not opened again.
  package var imageCache = ImageInspectionCache()

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
      screens: [screen], images: images.map { .library(ImageLibrary(names: $0)) } ?? .unknown)
  }

  /// Checks the settings, every screen, and the pictures.
  ///
  /// Only pictures that the screens use are opened, and of a whole folder those that may be
  /// duplicates.
  ///
  /// - Complexity: O(*n*) in the bytes of the content and of those pictures.
  public func run() -> ContentReport {
    run(openingAllImages: false)
  }

  /// Checks everything; opens all pictures where asked to, for a survey of them.
  package func run(openingAllImages: Bool) -> ContentReport {
    let loads = workers.map(content.screens, load)
    var imageCache = imageCache
    let images = images(for: loads, openingAll: openingAllImages, &imageCache)
    return ContentReport(
      screens: workers.map(loads) { check($0, images: images) },
      settingsDiagnostics: content.settingsDiagnostics,
      imageDiagnostics: images.map { checkFolder(loads, images: $0) } ?? [],
      settingsSource: content.settingsSource, images: images, imageCache: imageCache)
  }

  private var workers: Workers { Workers(count: jobCount) }

  private func load(_ file: ContentFolder.ScreenFile) -> ScreenLoad {
    ScreenLoad(file, settings: content.settings, workers: workers)
  }

  /// Checks one screen against pictures that are known.
  package func check(
    _ file: ContentFolder.ScreenFile, images: ImageLibrary?
  ) -> ScreenReport {
    check(load(file), images: images)
  }

  private func check(_ load: ScreenLoad, images: ImageLibrary?) -> ScreenReport {
    let validator = Validator(settings: content.settings)
    guard let located = load.catalog else {
      return ScreenReport(
        file: load.file, source: load.source, located: nil,
        diagnostics: validator.apply(to: load.diagnostics), workers: workers)
    }
    let diagnostics = validator.validate(
      located, readingDiagnostics: load.diagnostics, images: images, workers: workers)
    return ScreenReport(
      file: load.file, source: load.source, located: located, diagnostics: diagnostics,
      workers: workers)
  }

  private func checkFolder(_ loads: [ScreenLoad], images: ImageLibrary) -> [Diagnostic] {
    guard content.hasAllScreens, !loads.isEmpty else { return [] }
    let used: Set<String>? =
      loads.allSatisfy(\.isComplete)
      ? loads.reduce(into: []) { $0.formUnion($1.names(in: images)) } : nil
    return Validator(settings: content.settings).validate(images, usedNames: used)
  }

  /// The pictures, those that the screens use looked into.
  private func images(
    for loads: [ScreenLoad], openingAll: Bool, _ cache: inout ImageInspectionCache
  ) -> ImageLibrary? {
    switch content.images {
    case .unknown: return nil
    case .library(let library): return library
    case .files(let files):
      return files.load(cache: &cache) { images in
        guard !openingAll else { return .all }
        return .named(
          loads.reduce(into: []) { $0.formUnion($1.names(in: images)) },
          findingDuplicates: content.hasAllScreens)
      }
    }
  }
}
