import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeLoading
import MarqueeScreen

/// What a rule about a whole content folder can read.
package struct FolderContext: Sendable {
  package let images: ImageLibrary
  /// The screens of the folder, in the order of their file names.
  package let screens: [ScreenSummary]
  package let library: ItemLibrary
  /// The files of the folder that look like a screen but are not read.
  package let faults: [FileFault]
  /// The paths of all property lists in the folder, relative to it, also of those that are not
  /// screens; `nil` if they are not known.
  let propertyLists: [String]?
  /// The paths of its JSON and CSV files, relative to it.
  let foreignLists: [String]
  /// Whether the folder also holds other parts of the app, which may use any of its images.
  let isAppFolder: Bool
  let folder: String
  /// The names of the images that its screens use; `nil` if not all screens could be read.
  package let usedNames: Set<String>?
  package let settings: Settings
  let names: CatalogNames

  /// Makes a context.
  ///
  /// - Parameters:
  ///   - images: The images; `nil` if no folder was read.
  ///   - propertyLists: The paths of all property lists in the folder; `nil` if they are not known.
  ///   - foreignLists: The paths of its JSON and CSV files, relative to it.
  ///   - isAppFolder: Whether the folder also holds other parts of the app.
  package init(
    images: ImageLibrary?, screens: [ScreenSummary], library: ItemLibrary = ItemLibrary(),
    faults: [FileFault] = [], propertyLists: [String]? = nil, foreignLists: [String] = [],
    isAppFolder: Bool = false,
    settings: Settings, folder: String = "."
  ) {
    self.isAppFolder = isAppFolder
    let mayLackScreens = faults.contains(where: \.isLoss)
    names = CatalogNames(of: screens, hasFaults: mayLackScreens, images: images)
    self.foreignLists = foreignLists
    self.folder = folder
    // Where screens are compiled one by one, only some of the files may be there when they are
    // linked.
    let known = Set(propertyLists ?? [])
    let hasAllFiles = screens.allSatisfy { $0.name.isEmpty || known.contains("\($0.name).plist") }
    self.propertyLists = hasAllFiles ? propertyLists : nil
    let images = images ?? ImageLibrary(names: [])
    self.images = images
    self.library = library
    self.faults = faults
    self.screens = screens
    self.settings = settings
    usedNames =
      !mayLackScreens && !settings.contentModel.faulty.mayDeclareMore
        && screens.allSatisfy(\.isComplete)
      ? images.names(meantBy: screens.map(\.references.imageNames)) : nil
  }

  func place(of screen: ScreenSummary) -> Place { Place(file: path(of: "\(screen.name).plist")) }

  /// The names of the screens, which do not include the files of the library.
  var screenNames: [String] { screens.map(\.name).filter { !$0.isEmpty } }

  func path(of file: String) -> String { (folder == "." ? "" : "\(folder)/") + file }

  /// Whether any file that looks like a screen is not read.
  var mayLackScreens: Bool { faults.contains(where: \.isLoss) }

  /// What in the settings leaves out property lists, if the folder has any; `nil` if nothing does.
  var leavingOut: [Note]? {
    let leftOut = (propertyLists ?? []).filter { !$0.hasSuffix("Marquee.plist") }
    guard let first = leftOut.first else { return nil }
    let lists = leftOut.count == 1 ? "'\(first)'" : "all \(leftOut.count) property lists"
    let keys = [("include", settings.files.included), ("exclude", settings.files.excluded)]
    let notes = keys.filter { !$0.1.isEmpty }.map { key, _ in
      Note(
        "'\(key)' leaves out \(lists); its paths begin in the folder of 'Marquee.plist'",
        at: settings.place(of: [key]))
    }
    return notes.isEmpty ? nil : Array(notes.prefix(1))
  }

  /// The screens that exist in several languages, each with its languages.
  var translations: [[Translation]] {
    var byName: [String: [Translation]] = [:]
    for screen in screens {
      guard let folder = ScreenID.languageFolder(inPath: screen.name) else { continue }
      byName[screen.id.name, default: []].append(
        Translation(
          folder: String(folder), screen: screen, ids: Set(screen.identifiedItems.map(\.id))))
    }
    return byName.values.filter { $0.count > 1 }.sorted { $0[0].screen.name < $1[0].screen.name }
  }
}

struct Translation {
  let folder: String
  let screen: ScreenSummary
  let ids: Set<String>
}
