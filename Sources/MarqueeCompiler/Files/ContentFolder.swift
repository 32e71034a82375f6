package import MarqueeDiagnostics
package import MarqueeLoading
package import MarqueeSupport
package import MarqueeValidation

/// What a run of the pipeline works on: screens and settings in memory, and the files of images.
package struct ContentFolder: Sendable {
  /// The screens, in the order of their names' bytes.
  package let screens: [SourceScreen]
  /// The settings.
  package let settings: Settings
  /// What is wrong with the settings.
  package let settingsDiagnostics: [Diagnostic]
  /// The settings file, where there is one.
  package let settingsSource: SourceFile?
  /// What settings and libraries of equal bytes share.
  package let settingsDigest: ContentDigest
  /// The items that are written once, for any screen to show.
  package let library: LibraryLoad
  /// The files of the library.
  package let librarySources: [LibrarySource]
  /// The images.
  package private(set) var images: ContentImages
  /// The path of the folder that holds the images; `nil` if no folder was looked at.
  package let root: String?
  /// What looks like a screen of the folder and is not read.
  package let faults: [FileFault]
  /// What is reported of screens and settings that are not read.
  package let unreadDiagnostics: [Diagnostic]
  /// Whether these are all screens of the folder, so that it can be judged as a whole.
  package let hasAllScreens: Bool

  /// Puts content together from memory.
  ///
  /// - Parameters:
  ///   - settings: The bytes of `Marquee.plist`; `nil` for none.
  ///   - settingsName: The name of the settings file in diagnostics.
  ///   - settingsFault: Why the settings are not read; `nil` if they are, or there are none.
  ///   - library: The property lists of the library, in the order of their names' bytes.
  ///   - images: The images.
  ///   - root: The folder that images are looked for in.
  ///   - hasAllScreens: Whether these are all screens of a folder.
  ///   - faults: What looks like a screen of the folder and is not read.
  package init(
    screens: [SourceScreen], settings bytes: [UInt8]? = nil,
    settingsName: String = Self.settingsFileName, settingsFault: FileFault? = nil,
    library: [SourceScreen] = [],
    images: ContentImages, root: String? = nil, hasAllScreens: Bool = false,
    faults: [FileFault] = []
  ) {
    self.faults = faults
    unreadDiagnostics =
      [settingsFault?.diagnostic].compactMap(\.self)
      + faults.map(\.diagnostic).sorted(by: { $0.precedes($1) })
    self.screens = screens
    self.root = root
    self.images = images
    self.hasAllScreens = hasAllScreens
    settingsDigest = Self.digest(of: bytes, library)
    librarySources = library.map(LibrarySource.init)
    guard let bytes else {
      self.library = LibraryLoad(
        [], contentModel: .builtIn, isWhole: settingsFault == nil)
      settings = settingsFault == nil ? Settings() : .unread
      settingsDiagnostics = [settingsFault?.diagnostic].compactMap(\.self)
      settingsSource = nil
      return
    }
    (settings, settingsDiagnostics, settingsSource) = Self.settings(bytes, settingsName)
    self.library = LibraryLoad(
      librarySources.compactMap(\.document), contentModel: settings.contentModel,
      isWhole: librarySources.allSatisfy(\.isWhole))
  }

  /// Whether there is a screen, an item for screens, or a file that may be one.
  package var holdsScreens: Bool {
    !screens.isEmpty || !librarySources.isEmpty || !faults.isEmpty
  }

  /// The same content with nothing said of images, for one who has none of their files.
  package var withoutImages: ContentFolder {
    var folder = self
    folder.images = .unknown
    return folder
  }

  private static func digest(of settings: [UInt8]?, _ library: [SourceScreen]) -> ContentDigest {
    guard !library.isEmpty else { return ContentDigest(of: (settings ?? [])[...]) }
    var hash = SipHash()
    hash.add(ContentDigest(of: (settings ?? [])[...]))
    for file in library {
      hash.add(file.outputName)
      hash.add(file.bytes.count)
      hash.add(file.bytes[...])
    }
    return hash.finished()
  }

  private static func settings(
    _ bytes: [UInt8], _ name: String
  ) -> (Settings, [Diagnostic], SourceFile?) {
    let load = SettingsLoad.load(bytes, name: name)
    return (load.settings, load.diagnostics, load.source)
  }

  /// The name of the settings file.
  package static let settingsFileName = "Marquee.plist"
}
