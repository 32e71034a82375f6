import MarqueeCatalog
import MarqueeDiagnostics
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
  ///   - workers: The threads that read the screens of a folder.
  ///   - listing: What the folder holds, or that of a single file, if it was listed just before.
  package static func read(
    _ path: String, workers: Workers = .all, listing: FolderListing? = nil
  ) throws(FileError) -> ContentFolder {
    var memory = FolderMemory(listing: listing)
    return try read(path, workers: workers, &memory)
  }

  /// Reads the content at a path, of a folder only what is not known, and with unsaved texts on
  /// top.
  static func read(
    _ path: String, workers: Workers = .all, _ memory: inout FolderMemory
  ) throws(FileError) -> ContentFolder {
    switch LocalFiles.kind(of: path) {
    case .other where OpenStream(at: path) != nil:
      ContentFolder(streamed: try LocalFiles.read(path), named: path)
    case .other: throw .notRegular(path: path)
    case .folder: try read(folder: path, workers: workers, &memory)
    // If nothing is there, reading reports why: it does not exist, or must not be accessed.
    case .file, nil:
      try read(screen: try readVersion(path), path, memory.listing)
    }
  }

  private static func readVersion(_ path: String) throws(FileError) -> ReadFile {
    do throws(FileError) {
      return try LocalFiles.readVersion(path)
    } catch .missing where !LocalFiles.hasScreenExtension(path.utf8) && !path.hasPrefix("/dev/") {
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
      ContentFile(
        name: name, outputName: outputName(of: ContentPath.name(of: name)), bytes: bytes)
    )
  }

  private static func read(
    screen file: ReadFile, _ path: String, _ listing: FolderListing?
  ) throws(FileError) -> ContentFolder {
    try read(
      ContentFile(
        name: path, outputName: outputName(of: ContentPath.name(of: path)), path: path,
        bytes: file.bytes, version: file.version), listing)
  }

  private static func read(
    _ screen: ContentFile, _ listing: FolderListing? = nil
  ) throws(FileError) -> ContentFolder {
    let root = root(ofScreen: screen.name)
    return try read([screen], in: root, hasAllScreens: false, followingLinks: false, listing)
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
    let screen = ContentFile(
      name: path, outputName: outputName(of: inside), path: path,
      bytes: try LocalFiles.read(path))
    return try read([screen], in: root, hasAllScreens: false, followingLinks: followsLinks)
  }

  /// The content folder of a screen given by itself: that of its settings, or its own folder.
  package static func root(ofScreen path: String) -> String {
    let folder = ContentPath.folder(of: path)
    return SettingsSearch.path(from: folder).map(ContentPath.folder) ?? folder
  }

  /// The content folder of a document in an editor: that of its settings, or else the nearest
  /// folder around it that is named `Content`; `nil` if there is neither.
  package static func root(ofDocument path: String) -> String? {
    var folder = ContentPath.folder(of: path)
    // A new document may be in a new folder.
    while LocalFiles.kind(of: folder) == nil, ContentPath.folder(of: folder) != folder {
      folder = ContentPath.folder(of: folder)
    }
    if let settings = SettingsSearch.path(from: folder) { return ContentPath.folder(of: settings) }
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
    return try read([], in: root(folder), hasAllScreens: true, followingLinks: true)
  }

  /// Reads the settings that apply to a path, and nothing else.
  ///
  /// - Parameter path: A content folder, settings, or a screen.
  package static func readSettings(for path: String) throws(FileError) -> ContentFolder {
    let place: String?
    switch LocalFiles.kind(of: path) {
    case .other: throw .notRegular(path: path)
    case .folder: place = SettingsSearch.path(from: root(path))
    case .file where isOfSettings(path): place = path
    // If nothing is there, reading reports why.
    case .file, nil:
      _ = try LocalFiles.readVersion(path)
      place = SettingsSearch.path(from: ContentPath.folder(of: path))
    }
    let settings = try place.map { path throws(FileError) in
      try Self.settings(at: path, followingLinks: false)
    }
    return ContentFolder(
      screens: [], settings: settings?.file, settingsFault: settings?.fault, images: .unknown)
  }

  private static func read(
    _ screens: [ContentFile], in root: String, hasAllScreens: Bool,
    followingLinks followsLinks: Bool, _ listing: FolderListing? = nil
  ) throws(FileError) -> ContentFolder {
    // Settings that are given by themselves are checked as settings, using the known bytes.
    let named = screens.first { isOfSettings($0.name) }
    let settings =
      if let named {
        (file: Optional(named), fault: FileFault?.none)
      } else {
        try settings(
          at: ContentPath.joined(root, settingsFileName), followingLinks: followsLinks)
      }
    let listing =
      if let listing { listing } else {
        try LocalFiles.entries(below: root, followingLinks: followsLinks)
      }
    var (library, faults) =
      settings.fault != nil
      ? ([], [])
      : try library(
        in: listing, of: root, withSettings: settings.file != nil, followingLinks: followsLinks)
    let misnamed = Set(faults.map(\.path))
    let settingsFault =
      settings.fault ?? (settings.file == nil ? faults.removeSettings(of: root) : nil)
    if settingsFault != nil { library = [] }
    // A library file that is given by itself is checked with the library.
    let inLibrary = Set(library.map { ContentPath.inside($0.name, of: root) })
    let read = screens.filter { screen in
      !isOfSettings(screen.name) && !misnamed.contains(screen.name)
        && !inLibrary.contains(ContentPath.inside(screen.name, of: root))
    }
    var content = ContentFolder(
      screens: read, settings: settings.file, settingsFault: settingsFault, library: library,
      images: .files(listing.entries), root: root, hasAllScreens: hasAllScreens,
      namedFile: hasAllScreens ? nil : screens.first?.name, faults: faults)
    content.baseline = try content.readBaseline(followingLinks: followsLinks)
    return content
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

  static func listing(of folder: String) throws(FileError) -> FolderListing {
    try LocalFiles.entries(below: root(folder))
  }

  private static func read(
    folder: String, workers: Workers, _ memory: inout FolderMemory
  ) throws(FileError) -> ContentFolder {
    let root = root(folder)
    var listing =
      if let listing = memory.listing { listing } else { try Self.listing(of: root) }
    memory.listing = listing
    let texts = memory.texts(in: listing, of: root)
    for path in texts.keys { listing.add(path) }
    // A screen in a folder that cannot be listed would be lost silently.
    let closed = listing.closedFolders.filter {
      !isInAssetCatalog(ContentPath.inside($0.key, of: root))
    }
    if let error = closed.min(by: { $0.key < $1.key })?.value { throw error }
    let reader = try ContentReader(root)
    let own = ContentPath.joined(root, settingsFileName)
    let place = texts[own] == nil ? SettingsSearch.path(from: root) : own
    let settings = try place.map { path throws(FileError) in
      try Self.settings(at: path, followingLinks: false, unsaved: texts[path])
    }
    let load = settings.flatMap { settings in
      settings.file.map { SettingsLoad.load($0.bytes, name: $0.name) }
    }
    let filter = load?.settings.files ?? PathFilter()
    // The same settings select the same files, whichever of their folders is read.
    let way = path(of: root, fromFolderOf: settings?.file?.path)
    var (paths, faults) = sortedOut(listing, of: root, reader) { inside in
      isOfLibrary(inside) || filter.contains(way.isEmpty ? inside : "\(way)/\(inside)")
    }
    let settingsFault = settings.map(\.fault) ?? faults.removeSettings(of: root)
    let known = memory.files.merging(texts.mapValues { .file(ReadFile(unsaved: $0)) }) { $1 }
    let files = workers.map(paths) { path in
      Result { () throws(FileError) in
        if let file = known[path] { return file }
        return try reader.read(ContentPath.inside(path, of: root))
      }
    }
    var library: [ContentFile] = []
    var screens: [ContentFile] = []
    for (path, file) in zip(paths, files) {
      let file = try file.get()
      if texts[path] == nil { memory.files[path] = file }
      switch file {
      case .fault(let reason): faults.append(FileFault(path, reason))
      case .file(let file):
        let inside = ContentPath.inside(path, of: root)
        let hasOtherName = OtherPropertyList.isName(inside)
        let source = ContentFile(
          name: path, outputName: outputName(of: inside), path: path, bytes: file.bytes,
          version: file.version)
        if isOfLibrary(inside),
          settings?.file != nil || settingsFault != nil || LibraryFile.holds(file.bytes)
        {
          library.append(source)
        } else if OtherPropertyList.holds(file.bytes, ifDamaged: hasOtherName) {
          let reason = OtherPropertyList.holdsLists(file.bytes) ? .lists : FileFault.Reason.noScreen
          if !hasOtherName { faults.append(FileFault(path, reason)) }
        } else {
          screens.append(source)
        }
      }
    }
    var content = ContentFolder(
      screens: screens, settings: settings?.file, settingsFault: settingsFault, library: library,
      images: .files(listing.entries), root: root, hasAllScreens: true, faults: faults)
    content.baseline = try memory.baseline(of: content)
    return content
  }

  /// Reads the library of a content folder.
  ///
  /// - Parameter hasSettings: Whether there are settings; without them, only files with items of
  ///   built-in kinds are the library.
  private static func library(
    in listing: FolderListing, of root: String, withSettings hasSettings: Bool,
    followingLinks followsLinks: Bool
  ) throws(FileError) -> (files: [ContentFile], faults: [FileFault]) {
    // Of a folder without a library, nothing is looked at for each file that is named.
    let names = [libraryName, settingsFileName].map { $0.utf8.map { $0 | 0x20 } }
    let start = ContentPath.joined(root, libraryName).utf8.count - libraryName.utf8.count
    guard
      listing.entries.contains(where: { entry in
        let inside = entry.path.utf8.dropFirst(start).lazy.map { $0 | 0x20 }
        return names.contains { inside.starts(with: $0) }
      })
    else { return ([], []) }
    let reader = try ContentReader(root)
    let (paths, found) = sortedOut(listing, of: root, reader, where: isOfLibrary)
    var faults = found.filter { fault in
      if case .nameCase = fault.reason { return true }
      return hasSettings && isOfLibrary(ContentPath.inside(fault.path, of: root))
    }
    var files: [ContentFile] = []
    for path in paths {
      let inside = ContentPath.inside(path, of: root)
      let outcome: ContentReader.Outcome =
        followsLinks ? .file(try LocalFiles.readVersion(path)) : try reader.read(inside)
      switch outcome {
      case .fault(let reason):
        if hasSettings { faults.append(FileFault(path, reason)) }
      case .file(let file):
        guard hasSettings || LibraryFile.holds(file.bytes) else { continue }
        files.append(
          ContentFile(
            name: path, outputName: outputName(of: inside), path: path, bytes: file.bytes,
            version: file.version))
      }
    }
    return (files, faults)
  }

  /// Whether a path inside a content folder belongs to the library.
  ///
  /// In a folder without settings, only what a ``LibraryFile`` holds does: any other such file is a
  /// screen.
  static func isOfLibrary(_ path: String) -> Bool {
    path == "\(libraryName).plist" || path == libraryName
      || path.hasPrefix("\(libraryName)/") && !OtherPropertyList.isName(path)
  }

  /// Whether a name is that of the library's file or folder.
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
    guard !isInAssetCatalog(path), !LocalFiles.hasScreenExtension(path.utf8) else { return true }
    let name = ContentPath.name(of: path)
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ImageFormat(fileExtension: String(name[name.index(after: dot)...])) != nil
  }

  /// The name of the library's file, without its extension, and of the folder with its files.
  private static let libraryName = "Items"

  /// The paths of a folder's screens, sorted by their bytes, and the files that only look like
  /// screens.
  ///
  /// - Parameter isWanted: Whether to look at a path inside the folder.
  private static func sortedOut(
    _ listing: FolderListing, of root: String, _ reader: ContentReader,
    where isWanted: (String) -> Bool
  ) -> (paths: [String], faults: [FileFault]) {
    var faults = listing.faults.filter {
      !isInAssetCatalog(ContentPath.folder(of: ContentPath.inside($0.path, of: root)))
    }
    var paths: [String] = []
    for entry in listing.entries {
      let inside = ContentPath.inside(entry.path, of: root)
      if entry.kind == .symbolicLink, isWanted("\(inside)/-.plist"), leadsToFolder(entry.path),
        let reason = reader.faultOfLink(inside),
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
        // The link may have changed since the listing, and now lead to a file in the folder: a
        // screen.
        guard let reason = reader.faultOfLink(inside) else {
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
  private static func leadsToFolder(_ path: String) -> Bool {
    FileStatus(ofTarget: path).map { $0.kind == .directory }
      ?? !ContentPath.name(of: path).contains(".")
  }

  /// Whether a path inside a content folder looks like that of a screen, ignoring the case of its
  /// extension.
  private static func looksLikeScreen(_ path: String) -> Bool {
    // Most entries are images, which their extension excludes.
    guard LocalFiles.hasScreenExtension(path.utf8) else { return false }
    return !isOfSettings(path) && !isInAssetCatalog(path)
      && !OtherPropertyList.isInFolder(path)
  }

  /// Whether a path inside a content folder is an asset catalog, or inside one.
  static func isInAssetCatalog(_ path: String) -> Bool {
    ContentPath.parts(of: path).contains { $0.reversed().starts(with: ".xcassets".utf8.reversed()) }
  }

  private static func settings(
    at path: String, followingLinks followsLinks: Bool, unsaved text: [UInt8]? = nil
  ) throws(FileError) -> (file: ContentFile?, fault: FileFault?) {
    func file(_ bytes: [UInt8], _ version: FileVersion?) -> ContentFile {
      ContentFile(
        name: path, outputName: outputName(of: settingsFileName), path: path, bytes: bytes,
        version: version)
    }
    if let text { return (file(text, nil), nil) }
    guard let status = FileStatus(ofLink: path) else { return (nil, nil) }
    if followsLinks, status.kind == .symbolicLink, LocalFiles.kind(of: path) == .file {
      return (file(try LocalFiles.read(path), nil), nil)
    }
    let reader = try ContentReader(ContentPath.folder(of: path))
    switch try reader.read(ContentPath.name(of: path)) {
    case .file(let read): return (file(read.bytes, read.version), nil)
    case .fault(let reason): return (nil, FileFault(path, reason))
    }
  }

  private static func outputName(of path: String) -> String {
    ContentPath.path(path, without: ".plist") ?? path
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
