package import MarqueeImages
import MarqueeScreen
package import MarqueeValidation

/// A world that remembers what was read of another one, with the unsaved texts of an editor on top.
package final class EditedWorld: World {
  private struct Memory {
    /// The texts by ``Disk/place(of:)``.
    var texts: [String: [UInt8]] = [:]
    var listings: [String: FolderListing] = [:]
    /// The links of all listings.
    var links: Set<String> = []
    var files: [String: FileOutcome] = [:]
    /// The folders of files, with all links resolved.
    var places: [String: String] = [:]
  }

  private let base: any World
  private let memory = Locked(Memory())

  package init(_ base: any World = Disk()) { self.base = base }

  /// Sets the text of a file, which may be a new one; `nil` for that on disk.
  ///
  /// - Parameter place: The path of the file with all links resolved.
  func setText(_ text: [UInt8]?, ofFileAt place: String) {
    memory.withLock { $0.texts[place] = text }
  }

  /// Forgets everything but the texts.
  func forget() {
    memory.withLock { $0 = Memory(texts: $0.texts) }
  }

  private func text(at path: String) -> [UInt8]? {
    let texts = memory.withLock(\.texts)
    guard !texts.isEmpty else { return nil }
    let folder = ContentPath.folder(of: path)
    let known = memory.withLock { $0.places[folder] }
    let place = known ?? base.target(of: folder) ?? folder
    if known == nil { memory.withLock { $0.places[folder] = place } }
    if let text = texts[ContentPath.joined(place, ContentPath.name(of: path))] { return text }
    let isLink = memory.withLock { $0.links.contains(path) }
    return isLink ? base.target(of: path).flatMap { texts[$0] } : nil
  }

  // MARK: - World

  package func kind(of path: String) -> FileKind? { base.kind(of: path) }

  package func target(of path: String) -> String? { base.target(of: path) }

  package func entries(
    below folder: String, followingLinks followsLinks: Bool
  ) throws(FileError) -> FolderListing {
    let known = memory.withLock { $0.listings[folder] }
    var listing =
      if let known { known } else {
        try base.entries(below: folder, followingLinks: followsLinks)
      }
    let read = listing
    if known == nil {
      memory.withLock { memory in
        memory.listings[folder] = read
        memory.links.formUnion(read.links)
      }
    }
    let texts = memory.withLock(\.texts)
    guard !texts.isEmpty else { return listing }
    let target = base.target(of: folder) ?? folder
    let listed = Set(listing.entries.map(\.path))
    for place in texts.keys {
      let inside = ContentPath.inside(place, of: target)
      let path = ContentPath.joined(folder, inside)
      // Hidden files are never listed.
      guard inside != place, ContentPath.isPropertyList(inside.utf8), !listed.contains(path),
        !ContentPath.parts(of: inside).contains(where: { $0.first == UInt8(ascii: ".") })
      else { continue }
      listing.entries.append(FileEntry(path: path, kind: .regular, identity: .unknown))
    }
    return listing
  }

  package func read(_ path: String) throws(FileError) -> ReadFile {
    if let text = text(at: path) { return ReadFile(unsaved: text) }
    return try base.read(path)
  }

  package func read(_ inside: String, in folder: String) throws(FileError) -> FileOutcome {
    let path = ContentPath.joined(folder, inside)
    if let text = text(at: path) { return .file(ReadFile(unsaved: text)) }
    if let known = memory.withLock({ $0.files[path] }) { return known }
    let outcome = try base.read(inside, in: folder)
    memory.withLock { $0.files[path] = outcome }
    return outcome
  }

  package func fault(ofLink inside: String, in folder: String) -> FileFault.Reason? {
    base.fault(ofLink: inside, in: folder)
  }

  package func settingsPath(for folder: String) -> String? {
    let own = ContentPath.joined(folder, ContentFolder.settingsFileName)
    return text(at: own) == nil ? base.settingsPath(for: folder) : own
  }

  package func withSource<Result>(
    of entry: FileEntry, _ body: (any ByteSource) -> Result
  ) -> Result? {
    base.withSource(of: entry, body)
  }
}
