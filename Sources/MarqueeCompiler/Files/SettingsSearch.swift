import MarqueePlatform

/// Searches for the settings of a content folder, in it and in folders above it.
///
/// The search ends at the top of a repository, or without one in the folder directly above the
/// content: settings silence rules, so those of an unrelated folder around it must not count. For
/// the same reason it never goes above the home folder, nor into a folder of another user, as git
/// refuses another user's repository. Folders of the superuser, and of the owner of the content
/// folder, add no new danger.
struct SettingsSearch {
  private let content: FileStatus
  private let home: FileStatus?

  private init?(_ folder: String) {
    guard let content = Disk().status(of: folder) else { return nil }
    self.content = content
    home = ProcessInfo.processInfo.environment["HOME"].flatMap { Disk().status(of: $0) }
  }

  /// The path of the settings for a folder, whatever is at the path; `nil` if there are none.
  static func path(from folder: String) -> String? {
    guard let search = SettingsSearch(folder) else { return nil }
    for candidate in search.candidates(from: folder) {
      let path = ContentPath.joined(candidate, ContentFolder.settingsFileName)
      guard let status = Disk().status(of: path, followingLinks: false) else { continue }
      // In the content folder itself, its owner has put it there.
      return candidate == folder || search.trusts(status) ? path : nil
    }
    return nil
  }

  /// The paths that decide which settings apply to a folder: those at which settings may be, and
  /// the repositories that end the search.
  static func decidingPaths(from folder: String) -> [String] {
    (SettingsSearch(folder)?.candidates(from: folder) ?? []).flatMap { candidate in
      [ContentFolder.settingsFileName, repositoryName].map { ContentPath.joined(candidate, $0) }
    }
  }

  /// The name of the folder, or the file, that makes a folder the top of a repository.
  private static let repositoryName = ".git"

  /// The folders that may contain the settings, the nearest one first.
  private func candidates(from folder: String) -> [String] {
    var found: [String] = []
    var candidate = folder
    // Paths stay relative as long as possible, because they appear in diagnostics.
    var absolute = URL(filePath: folder).standardizedFileURL
    while let status = Disk().status(of: candidate), found.isEmpty || trusts(status) {
      found.append(candidate)
      let repository = ContentPath.joined(candidate, Self.repositoryName)
      if let status = Disk().status(of: repository, followingLinks: false), trusts(status) {
        return found
      }
      guard absolute.path != "/", home.map({ $0.isSameFile(as: status) }) != true else { break }
      absolute = absolute.deletingLastPathComponent()
      let parent = ContentPath.folder(of: candidate)
      let staysBelow = candidate != "." && !candidate.hasSuffix("..") && parent != candidate
      candidate = staysBelow ? parent : candidate == "." ? ".." : "\(candidate)/.."
    }
    return Array(found.prefix(2))
  }

  private func trusts(_ status: FileStatus) -> Bool {
    [geteuid(), 0, content.owner].contains(status.owner)
  }
}
