public import Foundation
public import MarqueeCatalog
import MarqueeScreen

/// Screens in the bundle of an app or a package, where the build put them.
///
/// ```
/// let source = BundleSource<ScreenName>(Bundle.main)
/// let home = try await source.screen(for: "Home").screen
/// ```
///
/// `Shop/Home.json` is looked up in the folder `Shop` first, and then at the top level of the
/// bundle, because the plugin `MarqueeBuild` makes flat bundles. If there is no JSON, `Home.plist`
/// is read as authored, without checks.
public struct BundleSource<Target: ScreenTarget>: ScreenSource {
  private let bundle: Bundle
  private let folder: String?
  private let form: ScreenForm

  /// Makes a source for a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle, such as `.main`, or `.module` of a package.
  ///   - folder: The folder of the screens in the bundle's resources; `nil` for the top level.
  ///   - contentModel: The section types and item kinds that a property list may use. JSON
  ///     describes its own.
  public init(_ bundle: Bundle, folder: String? = nil, contentModel: ContentModel = .builtIn) {
    self.bundle = bundle
    self.folder = folder
    form = .screen(contentModel)
  }

  /// Loads a screen; ignores headers, method and query of the target.
  @concurrent
  public func screen(for target: Target) async throws(ScreenSourceError) -> LoadedScreen {
    guard let path = RelativePath(target.path) else { throw .refusedPath(target.path) }
    guard let file = file(at: path) else { throw .notFound(path.text) }
    let theme = LocalFile.theme(at: RelativePath(ScreenIndex.fileName).flatMap(self.file))
    let read = try LocalFile(url: file, path: path.text).read(as: form)
    return LoadedScreen(read.screen, skipped: read.skipped, from: .bundle, theme: theme)
  }

  /// The same screen, because a bundle is always available.
  @concurrent
  public func storedScreen(for target: Target) async -> LoadedScreen? {
    // The other call, which follows, throws the error.
    try? await screen(for: target)
  }

  private func file(at path: RelativePath) -> URL? {
    for name in path.fileNames.compactMap(RelativePath.init) {
      let inner = folder.map { "\($0)/\(path.folder)" } ?? path.folder
      let folders = path.folder.isEmpty ? [folder] : [inner, folder]
      for folder in folders {
        let file = bundle.url(
          forResource: name.name, withExtension: nil, subdirectory: folder)
        if let file { return file }
      }
    }
    return nil
  }
}
