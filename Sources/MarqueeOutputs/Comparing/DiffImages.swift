import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeValidation

/// The files of the images that the screens of a version name.
struct DiffImages {
  private enum File: Hashable {
    case local(path: String, byteCount: Int)
    case ofRevision(GitImage)

    /// Whether two files have the same bytes.
    func isSame(as other: File) -> Bool {
      switch (self, other) {
      case (.local(let path, let byteCount), .local(let otherPath, let otherByteCount)):
        // Files that cannot be read are errors elsewhere.
        path == otherPath
          || byteCount == otherByteCount
            && (try? Disk().read(path).bytes) == (try? Disk().read(otherPath).bytes)
      case (.local(let path, let byteCount), .ofRevision(let image)),
        (.ofRevision(let image), .local(let path, let byteCount)):
        image.isSame(asFile: path, byteCount: byteCount)
      case (.ofRevision(let image), .ofRevision(let other)): image == other
      }
    }
  }

  private var files: [String: [ImageSlot: File]] = [:]

  static let none = DiffImages()

  private init() {}

  /// Finds the files of images.
  ///
  /// Images are not opened; of asset catalogs, the `Contents.json` files are read.
  ///
  /// - Parameters:
  ///   - names: The names of the images.
  ///   - revised: The image files of a revision, by the path that each has or would have.
  init(_ names: Set<String>, in content: ContentFolder, revised: [String: GitImage]) {
    guard !names.isEmpty, case .files(let listed) = content.images else { return }
    let unread = FileIdentity(byteCount: 0, modificationTime: 0, fileNumber: 0)
    let known = Set(listed.map(\.path))
    let added = revised.keys.filter { !known.contains($0) }
      .map { FileEntry(path: $0, kind: .regular, identity: unread) }
    let library = ImageFolder(
      listed + added, reader: content.world,
      lookup: content.settings.imageLookup
    ).images
    for name in names {
      guard let set = library[name] else { continue }
      for variant in set.variants {
        let path = variant.file.path
        files[name, default: [:]][variant.slot] =
          revised[path].map(File.ofRevision)
          ?? .local(path: path, byteCount: variant.file.identity.byteCount)
      }
    }
  }

  /// The names of images that both versions have, with other files.
  ///
  /// - Complexity: O(*n*) in the bytes of files that have the same size in both.
  func redrawn(in new: DiffImages, workers: Workers) -> Set<String> {
    let names = files.keys.filter { new.files[$0] != nil }
    let isRedrawn = workers.map(Array(names)) { name in
      let (old, new) = (files[name] ?? [:], new.files[name] ?? [:])
      return old.count != new.count
        || old.contains { slot, file in new[slot].map { !file.isSame(as: $0) } ?? true }
    }
    return Set(zip(names, isRedrawn).filter(\.1).map(\.0))
  }
}
