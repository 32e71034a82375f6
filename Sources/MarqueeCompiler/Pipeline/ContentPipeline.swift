import MarqueeImages
public import MarqueePlatform
package import MarqueeScreen
import MarqueeValidation

/// Runs all stages on content: property lists in, screens and diagnostics out.
///
/// ```
/// let report = try ContentPipeline(folder: "Content").run()
/// #expect(report.diagnostics.isEmpty)
/// #expect(report.screens[0].catalog.sections.count == 6)
/// ```
///
/// The stages are *read*, *parse*, *resolve*, *check* and *emit*, and each returns its own value.
/// See <doc:HowAScreenIsChecked>.
///
/// Broken content is never thrown: it is reported by diagnostics. Only files that cannot be
/// read throw, as ``FileError``.
public struct ContentPipeline: Sendable {
  package let content: ContentFolder
  /// The worker threads; their number does not affect the result.
  package let workers: Workers

  package enum Phase: String, Hashable, Sendable {
    case reading
    case checking
  }

  /// A closure that is called on any thread whenever a screen has completed a phase.
  package var progress: (@Sendable (Phase) -> Void)?

  /// Whether texts are measured, which takes longer than everything else together.
  let measuresTexts: Bool

  /// Makes a pipeline for content that has been read.
  ///
  /// - Parameter asksOnlyForErrors: Whether only errors are needed, as for a comparison. Texts are
  ///   then measured only if the settings treat texts that do not fit as errors, and the baseline,
  ///   which hides no errors, is not asked.
  package init(
    _ content: ContentFolder, workers: Workers = .all, asksOnlyForErrors: Bool = false
  ) {
    var content = content
    if asksOnlyForErrors { content.baseline = nil }
    self.content = content
    self.workers = workers
    measuresTexts = !asksOnlyForErrors || content.settings.judgesTextsAsErrors
  }

  /// Reads a content folder, or one property list of it.
  ///
  /// - Parameters:
  ///   - path: The folder's path, or a property list's.
  ///   - jobCount: The maximum number of threads; `nil` for one per processor, and less than 1
  ///     counts as 1.
  /// - Throws: ``FileError`` if a file or folder cannot be read.
  public init(folder path: String, jobCount: Int? = nil) throws(FileError) {
    let workers = jobCount.map(Workers.init(count:)) ?? .all
    let content: ContentFolder
    do throws(FileError) {
      content = try ContentFolder.read(path, workers: workers)
    } catch .other where Disk().kind(of: path) == nil {
      // A script asks for the case, in place of the advice for people.
      throw .missing(path: path)
    }
    self.init(content, workers: workers)
  }

  /// Makes a pipeline for one property list in memory.
  ///
  /// - Parameters:
  ///   - data: The property list, in any supported format.
  ///   - name: The name shown in diagnostics.
  ///   - images: The names of the images that exist, without scale and extension; `nil` to leave
  ///     image names unchecked.
  ///   - jobCount: The maximum number of threads; `nil` for one per processor.
  public init(
    propertyList data: Data, named name: String = "Screen.plist", images: [String]? = nil,
    jobCount: Int? = nil
  ) {
    self.init(
      ContentFolder(
        screens: [ContentFile(name: name, outputName: name, bytes: [UInt8](data))],
        images: images.map { .library(ImageLibrary(names: $0)) } ?? .unknown),
      workers: jobCount.map(Workers.init(count:)) ?? .all)
  }

  /// The same pipeline with other bytes in some files, by ``ContentFile/identity``.
  package func replacing(_ files: [String: ContentFile]) -> ContentPipeline {
    ContentPipeline(content.replacing(files), workers: workers)
  }

  /// Checks the settings, every screen, and the images: everything that `marquee build` does except
  /// writing.
  ///
  /// Only images that the screens use are opened, and for a whole folder those that may be
  /// duplicates.
  ///
  /// - Complexity: O(*n*) in the bytes of the content and of those images.
  public func run() -> ContentReport { run(openingAllImages: false) }
}
