import MarqueeDiagnostics
package import MarqueeImages
import MarqueeLoading
import MarqueeSupport
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
/// Broken content is never thrown: it is reported by diagnostics. Only files that cannot be
/// read throw, as ``FileError``.
public struct ContentPipeline: Sendable {
  package let content: ContentFolder
  /// How many threads are used at the most; what comes out never depends on it.
  ///
  /// As many as the machine has processors, unless set; less than 1 counts as 1.
  public var jobCount = Workers.processorCount

  /// What is done with each screen.
  package enum Phase: String, Hashable, Sendable {
    case reading
    case checking
  }

  /// Is called from any thread for each screen that has been dealt with.
  package var progress: (@Sendable (Phase) -> Void)?

  package init(_ content: ContentFolder) {
    self.content = content
  }

  /// Reads a content folder, or one property list of it.
  ///
  /// - Parameter path: The folder's path, or a property list's.
  /// - Throws: ``FileError`` where a file or folder cannot be read.
  public init(folder path: String) throws(FileError) {
    content = try ContentFolder.read(path)
  }

  /// Takes one property list from memory.
  ///
  /// - Parameters:
  ///   - data: The property list, in any form that is read.
  ///   - name: The name shown in diagnostics.
  ///   - images: The names of the images that exist, without scale and extension; `nil` to check
  ///     no names of images.
  public init(propertyList data: Data, named name: String = "Screen.plist", images: [String]? = nil)
  {
    let screen = ContentFolder.ScreenFile(
      name: name, outputName: name, path: nil, bytes: [UInt8](data))
    content = ContentFolder(
      screens: [screen], images: images.map { .library(ImageLibrary(names: $0)) } ?? .unknown)
  }

  /// Checks the settings, every screen, and the images.
  ///
  /// Only images that the screens use are opened, and of a whole folder those that may be
  /// duplicates.
  ///
  /// - Complexity: O(*n*) in the bytes of the content and of those images.
  public func run() -> ContentReport {
    var cache = ImageInspectionCache()
    return run(imageCache: &cache)
  }

  /// Checks everything.
  ///
  /// - Parameters:
  ///   - opensAll: Whether to open all images, for a survey of them.
  ///   - imageCache: Images that are in it are not opened; gets what was found in this run.
  package func run(
    openingAllImages opensAll: Bool = false, imageCache: inout ImageInspectionCache
  ) -> ContentReport {
    let loads = workers.map(content.screens, load)
    let images = images(
      for: loads.map(\.imageNames), openingAll: opensAll, &imageCache)
    return ContentReport(
      screens: workers.map(loads) { check($0, images: images) },
      settingsDiagnostics: content.settingsDiagnostics,
      folderDiagnostics: checkFolder(loads.map(\.summary), images: images),
      settingsSource: content.settingsSource, images: images)
  }

  var workers: Workers { Workers(count: jobCount) }

  func load(_ file: ContentFolder.ScreenFile) -> ScreenLoad {
    ScreenLoad(file, settings: content.settings, workers: workers)
  }

  /// Checks one screen against images that are known.
  package func check(
    _ file: ContentFolder.ScreenFile, images: ImageLibrary?
  ) -> ScreenReport {
    check(load(file), images: images)
  }

  func check(_ load: ScreenLoad, images: ImageLibrary?) -> ScreenReport {
    let validator = Validator(settings: content.settings)
    guard let screen = load.screen else {
      return ScreenReport(
        file: load.file, source: load.source, inspected: nil,
        diagnostics: validator.apply(to: load.diagnostics), workers: workers)
    }
    let diagnostics = validator.validate(
      screen, readingDiagnostics: load.diagnostics, images: images, workers: workers)
    return ScreenReport(
      file: load.file, source: load.source, inspected: screen, diagnostics: diagnostics,
      workers: workers)
  }

  /// Checks the content folder as a whole, where all of its screens are known.
  func checkFolder(_ screens: [ScreenSummary], images: ImageLibrary?) -> [Diagnostic] {
    guard content.hasAllScreens, !screens.isEmpty || !content.faults.isEmpty else { return [] }
    return Validator(settings: content.settings).validate(
      screens, images: images, faults: content.faults)
  }

  /// The images, those looked into that screens name.
  ///
  /// - Parameters:
  ///   - names: The names that each screen writes.
  ///   - openingAll: Whether to look into the others too.
  ///   - cache: Images that are in it are not opened; gets what was found in this run.
  func images(
    for names: [[String]], openingAll: Bool, _ cache: inout ImageInspectionCache
  ) -> ImageLibrary? {
    switch content.images {
    case .unknown: return nil
    case .library(let library): return library
    case .files(let files):
      return files.load(cache: &cache) { images in
        guard !openingAll else { return .all }
        return .named(
          images.names(meantBy: names),
          findingDuplicates: content.hasAllScreens)
      }
    }
  }
}
