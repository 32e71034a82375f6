package import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeLoading
import MarqueePropertyList
package import MarqueeValidation

/// The input of a pipeline run: screens and settings in memory, and image files.
package struct ContentFolder: Sendable {
  /// The screens, sorted by the bytes of their names.
  package let screens: [ContentFile]
  package private(set) var settings: Settings
  package private(set) var settingsDiagnostics: [Diagnostic]
  /// The settings file; `nil` if there is none, or it is not read.
  package let settingsFile: ContentFile?
  package let settingsSource: SourceFile?
  /// The digest of the settings; equal bytes have equal digests, and no settings have another one
  /// than empty settings, or settings that are not read.
  package private(set) var settingsDigest: ContentDigest
  /// The diagnostics that are not reported; `nil` for none.
  package var baseline: ContentBaseline?
  /// The path from the folder of the settings to the content folder; empty if they are the same.
  let pathFromSettings: String
  package let library: LibraryLoad
  package let libraryFiles: [ParsedFile]
  package private(set) var images: ContentImages
  /// The path of the folder with the images; `nil` if no folder was read.
  package let root: String?
  /// The files that look like screens but are not read.
  package let faults: [FileFault]
  /// Those among them that look like files of the library.
  let libraryFaults: [FileFault]
  /// Why the settings are not read; `nil` if they are, or there are none.
  package let settingsFault: FileFault?
  package let unreadDiagnostics: [Diagnostic]
  /// Whether these are all screens of the folder, so that it can be checked as a whole.
  package let hasAllScreens: Bool
  /// The name of the property list, if only one was requested; `nil` for a folder.
  private let namedFile: String?
  package let world: any World

  /// Combines content from memory.
  ///
  /// - Parameters:
  ///   - settings: The settings; `nil` for none.
  ///   - settingsFault: Why the settings are not read; `nil` if they are, or there are none.
  ///   - library: The property lists of the library, sorted by the bytes of their names.
  ///   - images: The images.
  ///   - root: The folder to search for images.
  ///   - hasAllScreens: Whether these are all screens of a folder.
  ///   - namedFile: The name of the property list, if only one was requested; `nil` for a folder.
  ///   - faults: The files that look like screens but are not read.
  ///   - world: What its files are read from.
  package init(
    screens: [ContentFile], settings settingsFile: ContentFile? = nil,
    settingsFault: FileFault? = nil, library: [ContentFile] = [], images: ContentImages,
    root: String? = nil, hasAllScreens: Bool = false, namedFile: String? = nil,
    faults: [FileFault] = [], world: any World = Disk()
  ) {
    self.world = world
    self.faults = faults
    self.settingsFault = settingsFault
    self.settingsFile = settingsFile
    self.namedFile = namedFile
    unreadDiagnostics =
      [settingsFault?.diagnostic].compactMap(\.self)
      + faults.map(\.diagnostic).sorted(by: { $0.precedes($1) })
    self.screens = screens
    self.root = root
    self.images = images
    self.hasAllScreens = hasAllScreens
    pathFromSettings = Self.path(of: root, fromFolderOf: settingsFile?.path)
    settingsDigest = Self.digest(of: settingsFile?.bytes, settingsFault)
    libraryFiles = library.map(ParsedFile.init)
    let libraryFaults = faults.filter { fault in
      if case .nameCase(let name) = fault.reason { return Self.isNameOfLibrary(name) }
      return settingsFile != nil && fault.isLoss
        && Self.isOfLibrary(ContentPath.inside(fault.path, of: root))
    }
    self.libraryFaults = libraryFaults
    if let settingsFile {
      let load = SettingsLoad.load(settingsFile.bytes, name: settingsFile.name)
      (settings, settingsDiagnostics, settingsSource) = (
        load.settings, load.diagnostics, load.source
      )
    } else {
      settings = settingsFault == nil ? Settings() : .unread
      settingsDiagnostics = [settingsFault?.diagnostic].compactMap(\.self)
      settingsSource = nil
    }
    self.library = LibraryLoad(
      libraryFiles.map(\.document), contentModel: settings.contentModel,
      isWhole: settingsFault == nil && libraryFaults.isEmpty && libraryFiles.allSatisfy(\.isWhole))
  }

  /// Whether there is a screen, a library item, or a file that may be one.
  package var holdsScreens: Bool {
    !screens.isEmpty || !libraryFiles.isEmpty || !faults.isEmpty
  }

  /// Everything in the folder; empty if it was not listed.
  package var listing: [FileEntry] {
    if case .files(let entries) = images { entries } else { [] }
  }

  package var lackOfScreens: [Diagnostic] {
    Validator(settings: settings).validate(
      [], images: nil, propertyLists: propertyLists, folder: root ?? "."
    ).filter { $0.rule == .noScreens }
  }

  /// The paths of all property lists in the folder, relative to it, whatever the settings exclude;
  /// `nil` if the folder was not listed.
  var propertyLists: [String]? {
    guard case .files(let files) = images else { return nil }
    return files.map(\.path).filter { ContentPath.isPropertyList($0.utf8) }
      .map { ContentPath.inside($0, of: root) }
  }

  /// The paths of lists in other formats, relative to the folder, which `marquee import` could
  /// read; empty if the folder was not listed.
  var foreignLists: [String] {
    listing.lazy.map { ContentPath.inside($0.path, of: root) }.filter { path in
      ImportAdvice.Form(ofFile: path) != nil && !Self.isInAssetCatalog(path)
    }
  }

  /// Whether the folder also holds the app's code, project or icon, so that other parts of the app
  /// may use its images.
  var isAppFolder: Bool {
    listing.contains {
      $0.kind == .regular && Self.isOfApp(ContentPath.inside($0.path, of: root))
    }
  }

  private static func isOfApp(_ path: String) -> Bool {
    ["swift", "m", "mm", "storyboard", "xib"].contains { path.hasSuffix(".\($0)") }
      || OtherPropertyList.isName(path)
      || ContentPath.parts(of: ContentPath.folder(of: path)).contains { folder in
        let name = String(Substring(folder))
        return name.hasSuffix(".xcodeproj") || name.hasSuffix(".appiconset")
      }
  }

  /// Whether a file was requested: by its name, or as part of the folder.
  package func isSelected(_ file: ContentFile) -> Bool {
    guard let path = file.path.flatMap(world.target) else { return false }
    if let namedFile { return path == world.target(of: namedFile) }
    return root.flatMap(world.target).map { ContentPath.inside(path, of: $0) != path } ?? false
  }

  /// The same content with other bytes in some of its files.
  ///
  /// Settings must not change its set of screens.
  ///
  /// - Parameter files: The files, by ``ContentFile/identity``.
  package func replacing(_ files: [String: ContentFile]) -> ContentFolder {
    func current(_ file: ContentFile) -> ContentFile {
      files[file.identity].map { file.replacing(bytes: $0.bytes) } ?? file
    }
    var content = ContentFolder(
      screens: screens.map(current), settings: settingsFile.map(current),
      settingsFault: settingsFault, library: libraryFiles.map { current($0.file) },
      images: images, root: root, hasAllScreens: hasAllScreens, namedFile: namedFile,
      faults: faults, world: world)
    content.baseline = baseline
    return content.selecting(settings.selection)
  }

  package func selecting(_ selection: RuleSelection) -> ContentFolder {
    guard selection != .all else { return self }
    var content = self
    content.settings.selection = selection
    let rules = content.settings.ruleSet
    content.settingsDiagnostics.removeAll { !selection.contains(rules[$0.rule], $0.ruleNames) }
    var hash = SipHash()
    hash.add(settingsDigest)
    // Objects have only the diagnostics of these rules.
    for name in selection.names { hash.add(name) }
    content.settingsDigest = hash.finished()
    return content
  }

  /// The same content without knowledge of images, for a caller who does not have their files.
  package var withoutImages: ContentFolder {
    var folder = self
    folder.images = .unknown
    return folder
  }

  private static func digest(of settings: [UInt8]?, _ fault: FileFault?) -> ContentDigest {
    var hash = SipHash()
    hash.add(fault == nil ? 0 : 1)
    hash.add(settings == nil ? 0 : 1)
    hash.add((settings ?? [])[...])
    return hash.finished()
  }

  package static let settingsFileName = "Marquee.plist"
}
