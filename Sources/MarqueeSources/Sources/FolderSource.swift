public import Foundation
public import MarqueeCatalog
import MarqueeScreen

/// Screens in a folder, as JSON or as authored property lists.
///
/// ```
/// let source = FolderSource<ScreenName>(URL(filePath: "Content"))
/// ```
///
/// A path never leaves the folder, not even through a link. If there is no `Home.json`,
/// `Home.plist` is read as authored, without checks.
public struct FolderSource<Target: ScreenTarget>: ScreenSource {
  private let folder: URL
  private let languages: [String]
  private let form: ScreenForm

  /// Makes a source for a folder, which may itself be a link.
  ///
  /// - Parameters:
  ///   - folder: The folder's file URL.
  ///   - languages: The reader's languages, the preferred first, as in `Locale.preferredLanguages`:
  ///     `Home` is then the version that they see, such as `ko.lproj/Home`.
  ///   - contentModel: The section types and item kinds that a property list may use. JSON
  ///     describes its own.
  public init(
    _ folder: URL, languages: [String] = [], contentModel: ContentModel = .builtIn
  ) {
    (self.folder, self.languages) = (folder, languages)
    form = .screen(contentModel)
  }

  /// Loads a screen; ignores headers, method and query of the target.
  @concurrent
  public func screen(for target: Target) async throws(ScreenSourceError) -> LoadedScreen {
    guard let path = RelativePath(target.path) else { throw .refusedPath(target.path) }
    let files = version(of: path).fileNames.map { folder.appending(path: $0) }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw .notFound(path.text) }
    guard isInside(file) else { throw .refusedPath(path.text) }
    let read = try LocalFile(url: file, path: path.text).read(as: form)
    let theme = LocalFile.theme(at: folder.appending(path: ScreenIndex.fileName))
    return LoadedScreen(read.screen, skipped: read.skipped, from: .folder, theme: theme)
  }

  /// The same screen, because a folder is always available.
  @concurrent
  public func storedScreen(for target: Target) async -> LoadedScreen? {
    // The other call, which follows, throws the error.
    try? await screen(for: target)
  }

  /// The path of the version that readers of the languages see; the same without any.
  private func version(of path: RelativePath) -> RelativePath {
    // A folder that cannot be listed has no screen to load.
    guard !languages.isEmpty,
      let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
    else { return path }
    let names = paths.map(Self.name(ofFile:))
    let seen = names.version(of: Self.name(ofFile: path.text), for: languages) { $0 }
    return seen.flatMap { RelativePath("\($0).json") } ?? path
  }

  private static func name(ofFile path: String) -> String {
    [".json", ".plist"].first(where: path.hasSuffix).map { String(path.dropLast($0.count)) } ?? path
  }

  /// Whether a file is in the folder after resolving all links.
  private func isInside(_ file: URL) -> Bool {
    let outer = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let inner = file.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    return inner.count > outer.count && inner.starts(with: outer)
  }
}
