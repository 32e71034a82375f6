import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation

/// The files that the screens of a content folder are made of, for build systems that ask.
package struct ContentInputs: Sendable {
  /// The settings; `nil` if there are none.
  private let settings: String?
  /// The files of the library.
  private let library: [String]
  /// The paths of property lists, by the names that diagnostics show.
  private let screenPaths: [String: String]
  /// The folder that images are looked for in; `nil` for content from memory.
  private let root: String?
  /// All files below the folder, by their paths inside it.
  private let listing: [String]
  /// The images, their files as paths inside the folder.
  private let images: ImageLibrary

  /// Lists the files of a content folder.
  ///
  /// Images are not opened; of an asset catalog only the descriptions of its sets are read.
  package init(_ content: ContentFolder) throws(FileError) {
    settings = content.settingsSource?.name
    library = content.librarySources.compactMap(\.file.path)
    screenPaths = Dictionary(
      content.screens.compactMap { screen in screen.path.map { (screen.name, $0) } },
      uniquingKeysWith: { first, _ in first })
    root = content.root
    listing = Self.files(of: content)
    images = try Self.images(
      of: listing, below: content.root, lookup: content.settings.imageLookup)
  }

  /// The files that were listed when the content was read: no other is opened for its sake.
  private static func files(of content: ContentFolder) -> [String] {
    guard case .files(let files) = content.images else { return [] }
    return files.entries.filter { $0.kind == .regular }
      .map { ContentPath.inside($0.path, of: content.root) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func images(
    of listing: [String], below root: String?, lookup: ImageLookup
  ) throws(FileError) -> ImageLibrary {
    let unread = FileIdentity(byteCount: 0, modificationTime: 0, fileNumber: 0)
    let index = ImageIndex(
      listing.map { FileEntry(path: $0, kind: .regular, identity: unread) })
    var contents: [String: [UInt8]] = [:]
    for entry in index.contents {
      contents[entry.path] = try LocalFiles.read(ContentPath.joined(root, entry.path))
    }
    return ImageLibrary(index, contents: contents, inspections: [:], lookup: lookup)
  }

  /// What a screen is made of: its property list, the settings, the library, and the images it
  /// names.
  ///
  /// Every screen depends on all files of the library: a query may find an item that is new there.
  /// An image belongs to a screen with all its files, and one of an asset catalog with the
  /// descriptions that give it its name. Names that lead nowhere have no file to list.
  ///
  /// - Returns: Paths, the property list first, then in the order of their bytes.
  package func files(of screen: CompiledScreen) -> [String] {
    var files = Set<String>()
    for name in screen.summary.imageNames {
      if let set = image(named: name) { files.formUnion(self.files(of: set)) }
    }
    return [screenPaths[screen.file], settings].compactMap(\.self) + library + paths(of: files)
  }

  /// What the index of all screens is made from.
  package var screensAndSettings: [String] {
    screenPaths.values.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      + [settings].compactMap(\.self) + library
  }

  /// The files that tell nothing to a screen, whatever is in them: images that it does not name,
  /// and what is not an image at all.
  ///
  /// That holds as long as no image is added, removed or renamed: a name that leads nowhere may
  /// then lead somewhere. Descriptions in asset catalogs are never among them, for they give names.
  ///
  /// - Returns: Paths in the order of their bytes.
  package func filesWithoutUse(for screen: CompiledScreen) -> [String] {
    let used = Set(files(of: screen))
    return paths(of: Set(listing.filter { !$0.hasSuffix("/Contents.json") }))
      .filter { !used.contains($0) }
  }

  /// What a build of all screens reads beside their property lists: settings, images, and the
  /// descriptions in asset catalogs.
  package var sharedFiles: [String] {
    [settings].compactMap(\.self) + library + paths(of: Set(images.sets.flatMap(files)))
  }

  /// The folders that are searched; each changes when a file is added to it.
  package var folders: [String] {
    guard let root else { return [] }
    var folders = Set<String>()
    for file in listing {
      var folder = ContentPath.folder(of: file)
      while folder != "." {
        folders.insert(folder)
        folder = ContentPath.folder(of: folder)
      }
    }
    return [root] + paths(of: folders)
  }

  /// The image that an author means, even by a name that is only nearly right.
  private func image(named name: String) -> ImageSet? {
    switch images.match(for: name) {
    case .exact(let set), .differentCase(let set), .withExtension(let set),
      .needsExtension(let set):
      set
    case .outside, .missing, .foreign: nil
    }
  }

  private func files(of set: ImageSet) -> [String] {
    let files = set.variants.map(\.file.path)
    guard case .assetCatalog(let contents) = set.origin else { return files }
    return files + [contents]
      + listing.filter { $0.hasSuffix("/Contents.json") && Self.describes($0, groupOf: contents) }
  }

  /// Whether a description is that of a folder around another's.
  private static func describes(_ description: String, groupOf other: String) -> Bool {
    other.hasPrefix(description.dropLast("Contents.json".count))
  }

  private func paths(of files: Set<String>) -> [String] {
    files.map { ContentPath.joined(root, $0) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
