import MarqueeImages
package import MarqueeSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ContentFolder {
  /// Reads the content at a path.
  ///
  /// Of a folder every property list below it is a screen, but for settings and `Info.plist`. Of a
  /// single file, the folder of its settings is the content folder, or its own folder where there
  /// are no settings.
  ///
  /// - Parameter workers: Who reads the screens of a folder.
  package static func read(
    _ path: String, workers: Workers = Workers(count: Workers.processorCount)
  ) throws(FileTrouble) -> ContentFolder {
    switch LocalFiles.kind(of: path) {
    case .other: throw .notRegular(path: path)
    case .folder: try read(folder: path, workers: workers)
    // Where nothing is, reading tells why: it does not exist, or may not be looked at.
    case .file, nil:
      try read(screen: try LocalFiles.read(path), named: path, path: path)
    }
  }

  /// Reads what belongs to one screen whose bytes are known.
  ///
  /// - Parameters:
  ///   - bytes: The screen's property list.
  ///   - name: The name shown in diagnostics; settings and pictures are looked for beside it.
  ///   - path: The screen's own path, where its bytes come from a file.
  package static func read(
    screen bytes: [UInt8], named name: String, path: String?
  ) throws(FileTrouble) -> ContentFolder {
    let folder = ContentPath.folder(of: name)
    let settings = settingsPath(from: folder)
    let root = settings.map(ContentPath.folder) ?? folder
    let screen = ScreenFile(
      name: name, outputName: outputName(of: ContentPath.name(of: name)), path: path, bytes: bytes)
    return ContentFolder(
      screens: [screen],
      settings: try settings.map { path throws(FileTrouble) in try LocalFiles.read(path) },
      settingsName: settings ?? settingsFileName,
      images: .files(ImageFiles(try LocalFiles.entries(below: root).entries)), root: root)
  }

  /// Reads one screen of a content folder, and looks for nothing outside of that folder.
  ///
  /// A build system decides which files there are, and may put links in place of them: those are
  /// followed wherever they lead.
  ///
  /// - Parameters:
  ///   - path: The screen's path.
  ///   - folder: The content folder; settings and pictures are looked for in it alone.
  package static func read(
    screen path: String, in folder: String
  ) throws(FileTrouble) -> ContentFolder {
    let root = Self.root(folder)
    guard let inside = self.path(of: path, in: root) else {
      throw .other(path: path, reason: "it does not lie in the content folder '\(folder)'")
    }
    let screen = ScreenFile(
      name: path, outputName: outputName(of: inside), path: path,
      bytes: try LocalFiles.read(path))
    return try read([screen], in: root, hasAllScreens: false)
  }

  /// The content folder of a screen that is named alone: that of its settings, or its own.
  package static func root(ofScreen path: String) -> String {
    let folder = ContentPath.folder(of: path)
    return settingsPath(from: folder).map(ContentPath.folder) ?? folder
  }

  /// Reads a content folder without its screens, which have been compiled before.
  ///
  /// - Parameter folder: The folder; `nil` for no settings and no pictures.
  package static func readShared(of folder: String?) throws(FileTrouble) -> ContentFolder {
    guard let folder else {
      return ContentFolder(screens: [], images: .unknown, hasAllScreens: true)
    }
    return try read([], in: root(folder), hasAllScreens: true)
  }

  private static func read(
    _ screens: [ScreenFile], in root: String, hasAllScreens: Bool
  ) throws(FileTrouble) -> ContentFolder {
    let settings = ContentPath.joined(root, settingsFileName)
    let hasSettings = LocalFiles.kind(of: settings) == .file
    return ContentFolder(
      screens: screens, settings: hasSettings ? try LocalFiles.read(settings) : nil,
      settingsName: settings,
      images: .files(
        ImageFiles(try LocalFiles.entries(below: root, followingLinks: true).entries)),
      root: root, hasAllScreens: hasAllScreens)
  }

  /// A path inside of a folder, however the two are written; `nil` for one that lies elsewhere.
  private static func path(of path: String, in folder: String) -> String? {
    let whole = URL(filePath: path).standardizedFileURL.path
    let inside = ContentPath.inside(whole, of: URL(filePath: folder).standardizedFileURL.path)
    return inside == whole ? nil : inside
  }

  /// A folder's path without a slash at its end.
  private static func root(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  private static func read(
    folder: String, workers: Workers
  ) throws(FileTrouble) -> ContentFolder {
    let root = root(folder)
    let listing = try LocalFiles.entries(below: root)
    // A screen in a folder that cannot be looked into would be lost without a word.
    let closed = listing.closedFolders.filter {
      !isInAssetCatalog(ContentPath.inside($0.key, of: root))
    }
    if let trouble = closed.min(by: { $0.key < $1.key })?.value { throw trouble }
    let paths = screenPaths(in: listing, of: root)
    let files = workers.map(paths) { path in
      Result { () throws(FileTrouble) in try LocalFiles.read(path) }
    }
    var screens: [ScreenFile] = []
    for (path, file) in zip(paths, files) {
      let inside = ContentPath.inside(path, of: root)
      screens.append(
        ScreenFile(
          name: path, outputName: outputName(of: inside), path: path, bytes: try file.get()))
    }
    let settings = settingsPath(from: root)
    return ContentFolder(
      screens: screens,
      settings: try settings.map { path throws(FileTrouble) in try LocalFiles.read(path) },
      settingsName: settings ?? settingsFileName, images: .files(ImageFiles(listing.entries)),
      root: root, hasAllScreens: true)
  }

  /// The paths of the screens of a folder, in the order of their bytes.
  private static func screenPaths(in listing: FolderListing, of root: String) -> [String] {
    listing.entries.filter { entry in
      guard isScreen(ContentPath.inside(entry.path, of: root)) else { return false }
      // Other than a picture, a screen may be a link to anywhere: nobody follows one by chance.
      return entry.kind == .regular
        || entry.kind == .symbolicLink && LocalFiles.kind(of: entry.path) == .file
    }.map(\.path).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path inside of a content folder is that of a screen.
  private static func isScreen(_ path: String) -> Bool {
    let name = ContentPath.name(of: path)
    return ContentPath.path(name, without: ".plist") != nil && name != settingsFileName
      && name != "Info.plist" && !isInAssetCatalog(path)
  }

  /// Whether a path inside of a content folder leads into an asset catalog, or to one.
  private static func isInAssetCatalog(_ path: String) -> Bool {
    ContentPath.parts(of: path).contains { $0.reversed().starts(with: ".xcassets".utf8.reversed()) }
  }

  /// The settings of a folder, or of the nearest one above it that has some.
  ///
  /// The search ends at the top of a repository, so that nothing outside of it is read.
  private static func settingsPath(from folder: String) -> String? {
    var candidate = folder
    // Names are kept relative as long as they can be, for they appear in diagnostics.
    var absolute = URL(filePath: folder).standardizedFileURL
    while true {
      let path = candidate == "." ? settingsFileName : "\(candidate)/\(settingsFileName)"
      if LocalFiles.kind(of: path) == .file { return path }
      if LocalFiles.kind(of: "\(candidate)/.git") != nil || absolute.path == "/" { return nil }
      absolute = absolute.deletingLastPathComponent()
      let parent = ContentPath.folder(of: candidate)
      let staysBelow = candidate != "." && !candidate.hasSuffix("..") && parent != candidate
      candidate = staysBelow ? parent : candidate == "." ? ".." : "\(candidate)/.."
    }
  }

  private static func outputName(of path: String) -> String {
    ContentPath.path(path, without: ".plist") ?? path
  }
}
