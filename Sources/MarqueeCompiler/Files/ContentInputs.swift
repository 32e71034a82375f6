import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen
import MarqueeValidation

/// The files that the screens of a content folder depend on, for build systems.
package struct ContentInputs: Sendable {
  private let settingsAndLibrary: [String]
  /// The paths of property lists, by their names in diagnostics.
  private let screenPaths: [String: String]
  /// The folder that is searched for images; `nil` for content from memory.
  private let root: String?
  /// The paths of all files in the folder, sorted by their bytes.
  private let listing: [String]
  private let images: ImageLibrary

  /// Lists the files of a content folder.
  ///
  /// Does not open images; of asset catalogs, only the `Contents.json` files are read.
  package init(_ content: ContentFolder) {
    settingsAndLibrary =
      [content.settingsSource?.name, content.baseline?.path].compactMap(\.self)
      + content.libraryFiles.compactMap(\.file.path)
    screenPaths = Dictionary(
      first: content.screens.compactMap { screen in screen.path.map { (screen.name, $0) } })
    root = content.root
    let files = content.listing.filter { $0.kind == .regular }
    listing = files.map(\.path).sortedByBytes()
    images =
      ImageFolder(files, reader: content.world, lookup: content.settings.imageLookup).images
  }

  /// The files that a screen depends on: property list, settings, library, and images.
  ///
  /// Every screen depends on all library files, because a query may find a new item there. A screen
  /// depends on all files of its images, and in asset catalogs also on the `Contents.json` files
  /// that determine an image's name. Names without an image contribute nothing.
  ///
  /// - Returns: Paths: the property list, the settings, the library, then images sorted by their
  ///   bytes.
  package func files(of screen: ScreenObject) -> [String] {
    var files = Set<String>()
    for name in screen.summary.references.imageNames {
      if let set = images.match(for: name).set { files.formUnion(self.files(of: set)) }
    }
    return [screenPaths[screen.file]].compactMap(\.self) + settingsAndLibrary
      + files.sortedByBytes()
  }

  /// The files that the index of all screens depends on.
  package var screensAndSettings: [String] {
    screenPaths.values.sortedByBytes() + settingsAndLibrary
  }

  /// The files that do not affect a screen, whatever they contain: images that it does not name,
  /// and files that are not images.
  ///
  /// This is true until an image is added, removed or renamed, because a name without an image may
  /// then get one. `Contents.json` files in asset catalogs are never included, because they affect
  /// names.
  ///
  /// - Returns: Paths sorted by their bytes.
  package func filesWithoutUse(for screen: ScreenObject) -> [String] {
    let used = Set(files(of: screen))
    return listing.filter { !$0.hasSuffix("/Contents.json") && !used.contains($0) }
  }

  /// The files that a build of all screens reads in addition to their property lists: settings,
  /// library, images, and the `Contents.json` files of asset catalogs.
  package var sharedFiles: [String] {
    settingsAndLibrary + Set(images.sets.flatMap(files)).sortedByBytes()
  }

  /// The searched folders, each of which changes when a file is added to it.
  package var folders: [String] {
    guard let root else { return [] }
    var folders = Set<String>()
    for file in listing {
      var folder = ContentPath.folder(of: file)
      while folder != root, folders.insert(folder).inserted {
        folder = ContentPath.folder(of: folder)
      }
    }
    return [root] + folders.sortedByBytes()
  }

  /// The image that an author means, even if the name is only almost right.

  private func files(of set: ImageSet) -> [String] {
    let files = set.variants.map(\.file.path)
    guard case .assetCatalog(let contents) = set.origin else { return files }
    return files + [contents]
      + listing.filter { file in
        // Those of the folders around the set are of its groups.
        file.hasSuffix("/Contents.json")
          && contents.hasPrefix(file.dropLast("Contents.json".count))
      }
  }
}
