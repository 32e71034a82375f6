public import Foundation
public import MarqueeCatalog

/// Screens in a folder, as JSON or as the property lists that their authors write.
///
/// ```
/// let source = FolderSource<ScreenName>(URL(filePath: "Content"))
/// ```
///
/// A path never leaves the folder, by a link neither. Where there is no `Home.json`, `Home.plist` is
/// read, as its author wrote it and without checks.
public struct FolderSource<Target: ScreenTarget>: ScreenSource {
  private let folder: URL
  private let form: ScreenForm

  /// Takes a folder, which may be a link itself.
  ///
  /// - Parameters:
  ///   - folder: The folder's file URL.
  ///   - contentModel: The section types and kinds of items that a property list may name. JSON
  ///     describes its own.
  public init(_ folder: URL, contentModel: ContentModel = .builtIn) {
    self.folder = folder
    form = .screen(contentModel)
  }

  /// Loads a screen; headers, method and query of the target make no difference.
  @concurrent
  public func screen(for target: Target) async throws(ScreenSourceError) -> LoadedScreen {
    guard let path = RelativePath(target.path) else { throw .refusedPath(target.path) }
    let files = path.fileNames.map { folder.appending(path: $0) }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { throw .notFound(path.text) }
    guard isInside(file) else { throw .refusedPath(path.text) }
    let read = try LocalFile(url: file, path: path.text).read(as: form)
    return LoadedScreen(read.screen, passedOver: read.passedOver, from: .folder)
  }

  /// The same screen: a folder is at hand.
  @concurrent
  public func storedScreen(for target: Target) async -> LoadedScreen? {
    // What is wrong is thrown by the other call, which follows.
    try? await screen(for: target)
  }

  /// Whether a file is in the folder after all links were followed.
  private func isInside(_ file: URL) -> Bool {
    let outer = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let inner = file.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    return inner.count > outer.count && inner.starts(with: outer)
  }
}
