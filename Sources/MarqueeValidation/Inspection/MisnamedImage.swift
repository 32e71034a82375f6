import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// A string that is not an image's name as written; if no folder was read, one that cannot be an
/// image's name.
struct MisnamedImage: Sendable {
  let value: ValueIndex
  /// The position of the item that names the image; `nil` for a field of a section or the screen.
  let item: Int?
  /// What it refers to: never `.image` or `.unreadable`.
  let reference: ImageReference

  /// Finds all of a screen, in document order.
  ///
  /// If the folder has no images at all, that is reported once, so only the first missing one is
  /// included.
  ///
  /// - Complexity: O(*n*) in the bytes of the names; each name is looked up once.
  static func all(
    of screen: ResolvedFile, in images: ImageLibrary?, _ workers: Workers
  ) -> [MisnamedImage] {
    let document = screen.catalog.document
    let names = screen.imageNames.firstValues
    let runs = workers.mapRuns(of: names.count, inRunsOf: 2048) { run in
      var found: [(name: Int, reference: ImageReference)] = []
      var hasFirst = false
      for name in run {
        let reference = ImageReference(AuthoredText(of: names[name], in: document), in: images)
        guard reference != .image, reference != .unreadable else { continue }
        if reference == .missing, images?.isEmpty ?? false {
          guard !hasFirst else { continue }
          hasFirst = document.isValidString(names[name])
        }
        found.append((name, reference))
      }
      return found
    }
    let references = Dictionary(first: runs.flatMap { $0.map { ($0.name, $0.reference) } })
    guard !references.isEmpty else { return [] }
    return screen.imageNames.uses.compactMap { use in
      guard let reference = references[use.name], document.isValidString(use.value) else {
        return nil
      }
      return MisnamedImage(value: use.value, item: use.item, reference: reference)
    }
  }
}
