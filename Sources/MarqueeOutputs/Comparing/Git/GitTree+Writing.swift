import MarqueeCompiler
import MarqueePlatform

extension GitTree {
  /// Writes files below a folder.
  ///
  /// A link to a file in its content folder becomes that file. Other links stay links, so that they
  /// are reported as in any content folder.
  ///
  /// - Parameters:
  ///   - contentFolder: The content folder, from the top of the main repository.
  ///   - file: The path of the property list that a person has named. It may be a link to any file
  ///     of the revision; otherwise it is written as a file with the target's path.
  func write(
    _ entries: [GitEntry], below folder: OpenFolder, contentFolder: String, file: String?
  ) throws(FileError) {
    let links = entries.filter { $0.kind == .link }
    var roots: [String: String] = [:]
    for folder in Set(links.map { boundary(of: $0, contentFolder, file) }) {
      roots[folder] = try subtree(folder)
    }
    let followed = entries.map { entry -> String? in
      // Git looks a link up by its path, which must be one line.
      guard entry.kind == .link, !entry.path.utf8.contains(UInt8(ascii: "\n")) else { return nil }
      let folder = boundary(of: entry, contentFolder, file)
      let inside = folder.isEmpty ? entry.path : ContentPath.inside(entry.path, of: folder)
      return roots[folder].map { "\($0):\(inside)" }
    }
    var answers = try answers(
      to: zip(entries, followed).flatMap { [$0.object] + [$1].compactMap(\.self) })
    for (entry, name) in zip(entries, followed) {
      let own = answers.next()
      let target = name == nil ? .notFile : answers.next()
      guard case .file(let bytes) = own, target != .missing else {
        throw .other(
          path: entry.path, reason: "its content is not in this repository; fetch it first")
      }
      if case .file(let content) = target {
        try folder.write(content, to: entry.path)
      } else if entry.kind == .file || entry.path == file {
        try folder.write(bytes, to: entry.path)
      } else {
        try? FileManager.default.createSymbolicLink(
          atPath: folder.path(of: entry.path),
          withDestinationPath: String(decoding: bytes, as: UTF8.self))
      }
    }
  }

  /// The contents of some files; those that the repository does not have are left out.
  func contents(of entries: [GitEntry]) throws(FileError) -> [(entry: GitEntry, bytes: [UInt8])] {
    guard !entries.isEmpty else { return [] }
    var answers = try answers(to: entries.map(\.object))
    return entries.compactMap { entry in
      if case .file(let bytes) = answers.next() { (entry, bytes) } else { nil }
    }
  }

  private func answers(to requests: [String]) throws(FileError) -> GitBatch {
    let output = try git.output(
      ["cat-file", "--batch", "--follow-symlinks"],
      input: Array(requests.joined(separator: "\n").utf8))
    guard let output else { throw unreadable() }
    return GitBatch(output)
  }

  /// The folder of this tree that a link must not leave, from the top of the main repository.
  private func boundary(
    of entry: GitEntry, _ contentFolder: String, _ file: String?
  ) -> String {
    if entry.path == file { return place }
    let isInContent =
      contentFolder.isEmpty
      || ContentPath.inside(entry.path, of: contentFolder) != entry.path
    let folder = isInContent ? contentFolder : GitPath.foldersAround(entry.path).first ?? ""
    return contains(folder) ? folder : place
  }

  /// The name of the object of a folder; `nil` if there is none.
  private func subtree(_ folder: String) throws(FileError) -> String? {
    folder == place ? object : try git.object("\(object):\(own(folder))")
  }
}
