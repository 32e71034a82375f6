import MarqueeImages
import MarqueePlatform
import MarqueePropertyList
package import MarqueeScreen
import MarqueeValidation

extension ContentFolder {
  /// Reads the content at a path.
  ///
  /// In a folder, every property list at any depth is a screen, except settings, what the settings
  /// exclude, and an ``OtherPropertyList``. For a single file, the content folder is the folder of
  /// its settings, or the file's own folder if there are no settings. A screen in an ``OpenStream``
  /// has none.
  ///
  /// - Parameters:
  ///   - world: What the path leads into.
  ///   - workers: The threads that read the screens of a folder.
  package static func read(
    _ path: String, in world: some World = Disk(), workers: Workers = .all
  ) throws(FileError) -> ContentFolder {
    switch world.kind(of: path) {
    case .pipe, .special:
      return ContentFolder(streamed: try world.read(path).bytes, named: path)
    case .directory:
      let root = root(path)
      return try read(
        root, settingsAt: world.settingsPath(for: root), in: world, workers: workers)
    // If nothing is there, reading reports why: it does not exist, or must not be accessed.
    case .regular, .symbolicLink, nil:
      let file = try readNamed(path, in: world)
      return try read(screen: screen(path, ContentPath.name(of: path), file), in: world)
    }
  }

  private static func readNamed(
    _ path: String, in world: some World
  ) throws(FileError) -> ReadFile {
    do throws(FileError) {
      return try world.read(path)
    } catch .missing where !ContentPath.isPropertyList(path.utf8) && !path.hasPrefix("/dev/") {
      let folder = ImportAdvice.word(path, or: "FOLDER")
      throw .other(
        path: path, reason: "it does not exist; 'marquee init \(folder)' starts a content folder")
    }
  }

  /// Makes the content of a screen that came through a stream, without settings and images.
  ///
  /// - Parameter name: The name shown in diagnostics.
  package init(streamed bytes: [UInt8], named name: String = "<stdin>") {
    let outputName = name == "<stdin>" ? "stdin" : ContentPath.name(of: name)
    self.init(
      screens: [ContentFile(name: name, outputName: outputName, bytes: bytes)], images: .unknown)
  }

  /// Reads the content around one screen whose bytes are known.
  ///
  /// - Parameters:
  ///   - bytes: The screen's property list.
  ///   - name: The name shown in diagnostics; settings and images are searched for next to it.
  package static func read(
    screen bytes: [UInt8], named name: String
  ) throws(FileError) -> ContentFolder {
    try read(
      screen: ContentFile(
        name: name, outputName: outputName(of: ContentPath.name(of: name)), bytes: bytes),
      in: Disk())
  }

  private static func read(
    screen: ContentFile, in world: some World
  ) throws(FileError) -> ContentFolder {
    try read(root(ofScreen: screen.name, in: world), screens: [screen], in: world)
  }

  /// Reads one screen of a content folder, and nothing outside that folder.
  ///
  /// A build system decides which files exist, and may replace them by links, which are followed
  /// wherever they lead. In Bazel's sandbox, every file is a link.
  ///
  /// - Parameters:
  ///   - path: The screen's path.
  ///   - folder: The content folder, the only place that is searched for settings and images.
  ///   - followsLinks: Whether a build system has set up the folder.
  package static func read(
    screen path: String, in folder: String, followingLinks followsLinks: Bool
  ) throws(FileError) -> ContentFolder {
    let root = Self.root(folder)
    guard let inside = self.path(of: path, in: root) else {
      throw .other(path: path, reason: "it is not in the content folder '\(folder)'")
    }
    let file = try Disk().read(path)
    return try read(
      root, screens: [screen(path, inside, file)], followingLinks: followsLinks, in: Disk())
  }

  /// The content folder of a screen given by itself: that of its settings, or its own folder.
  package static func root(ofScreen path: String, in world: some World = Disk()) -> String {
    let folder = ContentPath.folder(of: path)
    return world.settingsPath(for: folder).map(ContentPath.folder) ?? folder
  }

  /// The content folder of a document in an editor: that of its settings, or else the nearest
  /// folder around it that is named `Content`; `nil` if there is neither.
  package static func root(ofDocument path: String) -> String? {
    let disk = Disk()
    var folder = ContentPath.folder(of: path)
    // A new document may be in a new folder.
    while disk.kind(of: folder) == nil, ContentPath.folder(of: folder) != folder {
      folder = ContentPath.folder(of: folder)
    }
    if let settings = disk.settingsPath(for: folder) { return ContentPath.folder(of: settings) }
    while ContentPath.name(of: folder) != defaultName {
      let parent = ContentPath.folder(of: folder)
      guard parent != folder, parent != "." else { return nil }
      folder = parent
    }
    return folder
  }

  package static let defaultName = "Content"

  /// Reads a content folder without its screens, which have already been compiled.
  ///
  /// - Parameter folder: The folder; `nil` for no settings and no images.
  package static func readShared(of folder: String?) throws(FileError) -> ContentFolder {
    guard let folder else {
      return ContentFolder(screens: [], images: .unknown, hasAllScreens: true)
    }
    return try read(
      root(folder), screens: [], hasAllScreens: true, followingLinks: true, in: Disk())
  }

  /// Reads the settings that apply to a path, and nothing else.
  ///
  /// - Parameter path: A content folder, settings, or a screen.
  package static func readSettings(for path: String) throws(FileError) -> ContentFolder {
    let disk = Disk()
    let place: String?
    switch disk.kind(of: path) {
    case .pipe, .special: throw .notRegular(path: path)
    case .directory: place = disk.settingsPath(for: root(path))
    case .regular where isOfSettings(path): place = path
    // If nothing is there, reading reports why.
    case .regular, .symbolicLink, nil:
      _ = try disk.read(path)
      place = disk.settingsPath(for: ContentPath.folder(of: path))
    }
    let settings = try settings(at: place, followingLinks: false, in: disk)
    return ContentFolder(
      screens: [], settings: settings.file, settingsFault: settings.fault, images: .unknown)
  }

  /// The path from the folder of some settings to a content folder; empty if they are the same, or
  /// if one of them is in memory only.
  static func path(of root: String?, fromFolderOf settings: String?) -> String {
    guard let root, let settings else { return "" }
    return path(of: root, in: ContentPath.folder(of: settings)) ?? ""
  }

  /// A path relative to a folder, however the two are written; `nil` if it is not inside.
  private static func path(of path: String, in folder: String) -> String? {
    let whole = URL(filePath: path).standardizedFileURL.path
    let inside = ContentPath.inside(whole, of: URL(filePath: folder).standardizedFileURL.path)
    return inside == whole ? nil : inside
  }

  /// A folder's path without a trailing slash.
  static func root(_ folder: String) -> String {
    folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
  }

  /// Reads a content folder, or of its screens only those that are given.
  ///
  /// - Parameters:
  ///   - given: The screens; `nil` for all.
  ///   - place: The path of the settings; `nil` for those in the folder itself.
  private static func read(
    _ root: String, screens given: [ContentFile]? = nil, hasAllScreens: Bool = false,
    settingsAt place: String? = nil, followingLinks followsLinks: Bool = false,
    in world: some World, workers: Workers = .all
  ) throws(FileError) -> ContentFolder {
    let listing = try world.entries(below: root, followingLinks: followsLinks)
    if given == nil { try check(listing, of: root) }
    // Settings that are given by themselves are checked as settings, using the known bytes.
    let named = given?.first { isOfSettings($0.name) }
    let own = ContentPath.joined(root, settingsFileName)
    let settings =
      if let named { (file: Optional(named), fault: FileFault?.none) } else {
        try settings(at: place ?? own, followingLinks: followsLinks, in: world)
      }
    let isWanted = filter(of: given == nil ? settings.file : nil, below: root)
    var (paths, faults) = sortedOut(listing, of: root, in: world) { inside in
      isOfLibrary(inside) || given == nil && isWanted(inside)
    }
    let settingsFault =
      settings.fault ?? (settings.file == nil ? faults.removeSettings(of: root) : nil)
    if given != nil {
      // Without their settings, no file is known to be of the library.
      if settingsFault != nil { paths = [] }
      faults.removeAll { !$0.isOfLibrary(in: root, withSettings: settings.file != nil) }
      if settings.fault != nil { faults = [] }
    }
    let files = workers.map(paths) { path in
      Result { () throws(FileError) in
        guard followsLinks else {
          return try world.read(ContentPath.inside(path, of: root), in: root)
        }
        return .file(try world.read(path))
      }
    }
    var library: [ContentFile] = []
    var screens: [ContentFile] = []
    for (path, file) in zip(paths, files) {
      let inside = ContentPath.inside(path, of: root)
      switch try file.get() {
      case .fault(let reason):
        if given == nil || settings.file != nil { faults.append(FileFault(path, reason)) }
      case .file(let file):
        if isOfLibrary(inside),
          settings.file != nil || settingsFault != nil || LibraryFile.holds(file.bytes)
        {
          library.append(screen(path, inside, file))
        } else if given == nil,
          let reason = OtherPropertyList.reason(toPassOver: file.bytes, inside)
        {
          if !OtherPropertyList.isName(inside) { faults.append(FileFault(path, reason)) }
        } else {
          screens.append(screen(path, inside, file))
        }
      }
    }
    if let given {
      // A library file that is given by itself is checked with the library.
      let inLibrary = Set(library.map { ContentPath.inside($0.name, of: root) })
      let misnamed = Set(faults.map(\.path))
      screens = given.filter { screen in
        !isOfSettings(screen.name) && !misnamed.contains(screen.name)
          && !inLibrary.contains(ContentPath.inside(screen.name, of: root))
      }
    }
    var content = ContentFolder(
      screens: screens, settings: settings.file, settingsFault: settingsFault, library: library,
      images: .files(listing.entries), root: root, hasAllScreens: given == nil || hasAllScreens,
      namedFile: hasAllScreens ? nil : given?.first?.name, faults: faults, world: world)
    content.baseline = try content.readBaseline(followingLinks: followsLinks)
    return content
  }

  /// Throws if a folder could not be listed: a screen in it would be lost silently.
  private static func check(_ listing: FolderListing, of root: String) throws(FileError) {
    let closed = listing.closedFolders.filter {
      !isInAssetCatalog(ContentPath.inside($0.key, of: root))
    }
    if let error = closed.min(by: { $0.key < $1.key })?.value { throw error }
  }

  /// Whether the settings want a file, by its path in the content folder.
  private static func filter(
    of settings: ContentFile?, below root: String
  ) -> (String) -> Bool {
    guard let settings else { return { _ in true } }
    let filter = SettingsLoad.load(settings.bytes, name: settings.name).settings.files
    // The same settings select the same files, whichever of their folders is read.
    let way = path(of: root, fromFolderOf: settings.path)
    return { inside in filter.contains(way.isEmpty ? inside : "\(way)/\(inside)") }
  }

  private static func screen(_ path: String, _ inside: String, _ file: ReadFile) -> ContentFile {
    ContentFile(
      name: path, outputName: outputName(of: inside), path: path, bytes: file.bytes,
      version: file.version)
  }

  /// Whether a path inside a content folder belongs to the library.
  ///
  /// In a folder without settings, only what a ``LibraryFile`` holds does; any other is a screen.
  static func isOfLibrary(_ path: String) -> Bool {
    path == "\(libraryName).plist" || path == libraryName
      || path.hasPrefix("\(libraryName)/") && !OtherPropertyList.isName(path)
  }

  static func isNameOfLibrary(_ name: String) -> Bool {
    [libraryName, "\(libraryName).plist"].contains(name)
  }

  /// The part of a path inside a content folder whose letter case is wrong, and how it must be
  /// written: macOS finds it all the same, and Linux does not.
  private static func misnamed(_ path: String) -> (path: String, name: String)? {
    let top = path.prefix { $0 != "/" }
    if top.lowercased() == libraryName.lowercased(), top != path, top != libraryName {
      return (String(top), libraryName)
    }
    let name = ContentPath.name(of: path)
    let names = [settingsFileName, "Info.plist"] + (name == path ? ["\(libraryName).plist"] : [])
    return names.first { $0.lowercased() == name.lowercased() && $0 != name }.map { (path, $0) }
  }

  private static func isOfSettings(_ path: String) -> Bool {
    ContentPath.name(of: path) == settingsFileName
  }

  package static func isNameOfContent(_ path: String) -> Bool {
    guard !isInAssetCatalog(path), !ContentPath.isPropertyList(path.utf8) else { return true }
    let name = ContentPath.name(of: path)
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ImageFormat(fileExtension: String(name[name.index(after: dot)...])) != nil
  }

  /// The name of the library's file, without its extension, and of the folder with its files.
  private static let libraryName = "Items"

  /// A folder's screens, sorted by the bytes of their paths, and files that only look like screens.
  ///
  /// - Parameter isWanted: Whether to look at a path inside the folder.
  private static func sortedOut(
    _ listing: FolderListing, of root: String, in world: some World,
    where isWanted: (String) -> Bool
  ) -> (paths: [String], faults: [FileFault]) {
    var faults = listing.faults.filter {
      !isInAssetCatalog(ContentPath.folder(of: ContentPath.inside($0.path, of: root)))
    }
    var paths: [String] = []
    for entry in listing.entries
    // Most entries are images, which their extension excludes.
    where entry.kind == .symbolicLink || ContentPath.isPropertyList(entry.path.utf8) {
      let inside = ContentPath.inside(entry.path, of: root)
      if entry.kind == .symbolicLink, isWanted("\(inside)/-.plist"),
        leadsToFolder(entry.path, in: world),
        let reason = world.fault(ofLink: inside, in: root),
        reason != .linkTo(.directory), reason != .leadsInCircle
      {
        faults.append(FileFault(entry.path, reason))
        continue
      }
      guard looksLikeScreen(inside) else { continue }
      if let (path, name) = misnamed(inside) {
        let fault = FileFault(ContentPath.joined(root, path), .nameCase(name))
        if !faults.contains(fault) { faults.append(fault) }
        continue
      }
      guard isWanted(inside),
        entry.kind == .regular || !OtherPropertyList.isName(inside)
      else { continue }
      switch entry.kind {
      case .regular where ContentPath.path(inside, without: ".plist") != nil:
        paths.append(entry.path)
      case .regular: faults.append(FileFault(entry.path, .extensionCase))
      case .symbolicLink:
        // The link may have changed since the listing, and now lead to a screen in the folder.
        guard let reason = world.fault(ofLink: inside, in: root) else {
          paths.append(entry.path)
          continue
        }
        faults.append(FileFault(entry.path, reason))
      case .directory, .pipe, .special: faults.append(FileFault(entry.path, .kind(entry.kind)))
      }
    }
    return (paths.sortedByBytes(), faults)
  }

  /// Whether a link leads to a folder, or to nothing that has the extension of a file.
  ///
  /// Everything in a folder outside would be left out silently; one inside is listed itself.
  private static func leadsToFolder(_ path: String, in world: some World) -> Bool {
    world.kind(of: path).map { $0 == .directory } ?? !ContentPath.name(of: path).contains(".")
  }

  /// Whether a path looks like that of a screen, ignoring the case of its extension.
  private static func looksLikeScreen(_ path: String) -> Bool {
    ContentPath.isPropertyList(path.utf8) && !isOfSettings(path) && !isInAssetCatalog(path)
      && !OtherPropertyList.isInFolder(path)
  }

  /// Whether a path inside a content folder is an asset catalog, or inside one.
  static func isInAssetCatalog(_ path: String) -> Bool {
    ContentPath.parts(of: path).contains { $0.reversed().starts(with: ".xcassets".utf8.reversed()) }
  }

  private static func settings(
    at path: String?, followingLinks followsLinks: Bool, in world: some World
  ) throws(FileError) -> (file: ContentFile?, fault: FileFault?) {
    guard let path else { return (nil, nil) }
    do throws(FileError) {
      if followsLinks, world.kind(of: path) == .regular {
        return (screen(path, settingsFileName, try world.read(path)), nil)
      }
      let outcome = try world.read(ContentPath.name(of: path), in: ContentPath.folder(of: path))
      switch outcome {
      case .file(let file): return (screen(path, settingsFileName, file), nil)
      case .fault(let reason): return (nil, FileFault(path, reason))
      }
    } catch .missing {
      return (nil, nil)
    }
  }

  private static func outputName(of path: String) -> String {
    ContentPath.path(path, without: ".plist") ?? path
  }
}

extension FileFault {
  /// Whether it concerns the library of a content folder, for a run without most of its screens.
  fileprivate func isOfLibrary(in root: String, withSettings hasSettings: Bool) -> Bool {
    if case .nameCase = reason { return true }
    return hasSettings && ContentFolder.isOfLibrary(ContentPath.inside(path, of: root))
  }
}

extension [FileFault] {
  /// Removes and returns the fault of the settings in a folder itself; `nil` for none.
  fileprivate mutating func removeSettings(of root: String) -> FileFault? {
    firstIndex { fault in
      fault.reason == .nameCase(ContentFolder.settingsFileName)
        && ContentPath.name(of: fault.path) == ContentPath.inside(fault.path, of: root)
    }.map { remove(at: $0) }
  }
}
