import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeScreen
import MarqueeValidation

/// The files of the images that the screens of a version name.
struct DiffImages {
  private let world: any World
  private var files: [String: [ImageSlot: String]] = [:]
  /// The names whose files are known; none if the content has no images of its own.
  private var names: Set<String> = []
  /// The links among them, which lead outside, or are those of a revision.
  private(set) var faults: [FileFault] = []

  /// Finds the files of images.
  ///
  /// Images are not opened; of asset catalogs, the `Contents.json` files are read.
  init(_ names: Set<String>, in content: ContentFolder) {
    world = content.world
    guard !names.isEmpty, case .files(let entries) = content.images else { return }
    let library = ImageFolder(
      entries, reader: world, lookup: content.settings.imageLookup
    ).images
    if !library.isEmpty { self.names = names }
    for name in names.sorted() {
      let variants = library[name]?.variants ?? []
      let links = variants.filter { $0.file.kind != .regular }
      faults += links.map { FileFault($0.file.path, .link) }
      guard links.isEmpty else {
        self.names.remove(name)
        continue
      }
      for variant in variants { files[name, default: [:]][variant.slot] = variant.file.path }
    }
  }

  /// See ``DiffSide/redrawnImages(in:)``.
  func redrawn(in new: DiffImages, workers: Workers) throws(FileError) -> Set<String> {
    let names = names.intersection(new.names).filter { files[$0] != nil || new.files[$0] != nil }
      .sortedByBytes()
    let areSame = workers.map(names) { name in
      Result { () throws(FileError) in try isSame(name, in: new) }
    }
    var redrawn: Set<String> = []
    for (name, isSame) in zip(names, areSame) where try !isSame.get() { redrawn.insert(name) }
    return redrawn
  }

  private func isSame(_ name: String, in new: DiffImages) throws(FileError) -> Bool {
    let (old, others) = (files[name] ?? [:], new.files[name] ?? [:])
    guard old.count == others.count else { return false }
    for (slot, path) in old {
      guard let other = others[slot],
        Self.isSame(try world.read(path).bytes, try new.world.read(other).bytes)
      else { return false }
    }
    return true
  }

  /// Whether two files are the same, or one is what Git LFS keeps in place of the other.
  private static func isSame(_ file: [UInt8], _ other: [UInt8]) -> Bool {
    func isPointer(_ file: [UInt8], to other: [UInt8]) -> Bool {
      ImageInspection.isOfGitLFS(file)
        && String(decoding: file, as: UTF8.self)
          .contains("\noid sha256:\(SHA256.hexadecimal(of: other))\n")
    }
    return file == other || isPointer(file, to: other) || isPointer(other, to: file)
  }
}
