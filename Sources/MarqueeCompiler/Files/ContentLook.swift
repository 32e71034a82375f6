import MarqueeImages
import MarqueeValidation

/// The metadata of some content, by which a change shows.
///
/// Only what a run would read or report is included: nothing of a folder that holds neither screens
/// nor images. No file is opened.
package struct ContentLook: Sendable {
  /// Everything that counts, in a fixed order.
  private var entries: [FileEntry] = []
  /// Every path that decides what is read, and what was there; `nil` for nothing.
  private var marks: [(path: String, identity: FileIdentity?)] = []
  /// Whether a file that changes from now on will certainly look different.
  ///
  /// The clock of a file system has steps. A file that changes twice within one, and keeps its
  /// size, looks the same after the second change.
  private var isSettled = true

  /// Looks at content folders, and at the folders of single screens.
  ///
  /// - Parameter files: Files besides the content that count, too, such as a baseline.
  /// - Complexity: O(*n* log *n*) in the entries of the folders.
  package init(at paths: [String], besides files: [String] = []) {
    let now = FileClock.now
    for path in paths { add(path) }
    for path in files { add(file: path) }
    isSettled = marks.allSatisfy { $0.identity?.isSettled(at: now) ?? true }
  }

  /// Whether another look may find something else; it may find that nothing counts.
  ///
  /// A folder's time changes if something in it is created, removed or renamed, so none is listed.
  ///
  /// - Complexity: O(*n*) in the entries.
  package var mayHaveChanged: Bool {
    !isSettled || marks.contains { Disk().status(of: $0.path)?.identity != $0.identity }
  }

  private mutating func mark(_ path: String) {
    marks.append((path, Disk().status(of: path)?.identity))
  }

  package func isSame(as other: ContentLook) -> Bool {
    entries == other.entries
  }

  private mutating func add(_ path: String) {
    mark(path)
    // A path that temporarily leads nowhere has no content until it leads somewhere again.
    guard let status = Disk().status(of: path) else { return }
    if status.kind == .directory {
      let root = ContentFolder.root(path)
      addSettings(from: root)
      addFolder(root)
    } else {
      addFile(path, status)
      addSettings(from: ContentPath.folder(of: path))
      // Images and the library come from the folder of the settings.
      addFolder(ContentFolder.root(ofScreen: path))
    }
  }

  private mutating func addSettings(from folder: String) {
    for path in SettingsSearch.decidingPaths(from: folder) { add(file: path) }
  }

  private mutating func add(file path: String) {
    mark(path)
    // A link that leads nowhere is reported, and so differs from no file.
    if let link = Disk().status(of: path, followingLinks: false), link.kind == .symbolicLink {
      addFile(path, link)
    }
    if let target = Disk().status(of: path) { addFile(path, target) }
  }

  private mutating func addFile(_ path: String, _ status: FileStatus) {
    entries.append(
      FileEntry(path: path, kind: status.kind, identity: status.kind.identity(status.identity)))
  }

  private mutating func addFolder(_ root: String) {
    mark(root)
    entries.append(FileEntry(path: root, kind: .directory, identity: .unknown))
    guard let listing = try? Disk().entries(below: root) else {
      // What cannot be listed is another thing than what can.
      entries.append(FileEntry(path: root, kind: .special, identity: .unknown))
      return
    }
    for entry in listing.entries {
      if entry.kind == .directory { mark(entry.path) }
      guard entry.kind == .symbolicLink || Self.counts(entry.path, in: root) else { continue }
      mark(entry.path)
      entries.append(
        FileEntry(
          path: entry.path, kind: entry.kind, identity: entry.kind.identity(entry.identity)))
    }
    for path in listing.links {
      // The report about a link depends on its target.
      guard let target = Disk().status(of: path) else { continue }
      entries.append(FileEntry(path: path, kind: target.kind, identity: .unknown))
    }
    for path in listing.closedFolders.keys.sorted() + listing.faults.map(\.path) {
      entries.append(FileEntry(path: path, kind: .special, identity: .unknown))
    }
  }

  private static func counts(_ path: String, in root: String) -> Bool {
    let inside = ContentPath.inside(path, of: root)
    guard !ContentFolder.isNameOfContent(inside) else { return true }
    // Images in formats that Marquee does not read are reported.
    let name = ImageFileName(ContentPath.name(of: inside))
    return name.fileExtension.flatMap(ForeignFormat.name) != nil
  }
}

extension FileKind {
  /// What distinguishes two versions of such an entry.
  ///
  /// The times of a folder change with every file in it, including files that are not content.
  fileprivate func identity(_ identity: FileIdentity) -> FileIdentity {
    self == .directory ? .unknown : identity
  }
}

extension FileIdentity {
  /// Whether a change from a moment on certainly gives the file another time.
  ///
  /// - Parameter moment: The nanoseconds since 1970.
  fileprivate func isSettled(at moment: Int64) -> Bool {
    let second: Int64 = 1_000_000_000
    // A clock that counts whole seconds may also have steps of two.
    let step = changeTime % second == 0 ? FileClock.settlingTime : Self.clockStep
    return changeTime <= moment - step
  }

  /// The longest step of the clock of a file system that counts nanoseconds: Linux counts ticks, of
  /// which there are at least 100 in a second.
  private static let clockStep: Int64 = 10_000_000
}
