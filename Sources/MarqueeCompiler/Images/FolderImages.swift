import MarqueeImages
import MarqueeScreen
import MarqueeValidation

/// The images of a content folder in one run, inspected as screens ask for them.
struct FolderImages: Sendable {
  /// All images; `nil` if none are known.
  private(set) var library: ImageLibrary?
  /// The local files; `nil` if the library was given.
  private var folder: ImageFolder?
  private let workers: Workers

  /// Makes the images of a content folder without opening any.
  ///
  /// - Parameter known: The ``inspections`` of an earlier run; these files are not opened again.
  init(
    of content: ContentFolder, known: [FileEntry: ImageInspection] = [:], _ workers: Workers
  ) {
    self.workers = workers
    switch content.images {
    case .unknown: break
    case .library(let library): self.library = library
    case .files(let entries):
      let folder = ImageFolder(
        entries, reader: content.world, known: known, lookup: content.settings.imageLookup)
      library = folder.images
      self.folder = folder
    }
  }

  var inspections: [FileEntry: ImageInspection] { folder?.inspections ?? [:] }

  /// Inspects the images that names refer to, even if the names are misspelled.
  ///
  /// - Parameter names: The names as written, of some screens.
  mutating func inspect(_ names: [[String]]) {
    guard let library else { return }
    inspect(.named(library.names(meantBy: names)))
  }

  mutating func inspect(_ choice: ImageFolder.Choice) {
    let workers = workers
    folder?.inspect(choice, workers: workers)
    if let folder { library = folder.images }
  }
}
