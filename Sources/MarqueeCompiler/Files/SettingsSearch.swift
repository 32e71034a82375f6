import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Looks for the settings of a content folder: in it, and in folders above it.
///
/// The search ends at the top of a repository, or without one in the folder right above the content:
/// settings silence rules, so those of a folder that happens to lie around it must not count. For the
/// same reason it never goes above the home folder, nor into a folder of another user, as git refuses
/// a repository of somebody else. Folders of the superuser, and of whoever owns the content folder
/// itself, are no danger that is not there already.
struct SettingsSearch {
  private let content: FileStatus
  private let home: FileStatus?

  private init?(_ folder: String) {
    guard let content = FileStatus(ofTarget: folder) else { return nil }
    self.content = content
    home = ProcessInfo.processInfo.environment["HOME"].flatMap(FileStatus.init(ofTarget:))
  }

  /// The path of the settings of a folder, whatever lies there; `nil` if there are none.
  static func path(from folder: String) -> String? {
    guard let search = SettingsSearch(folder) else { return nil }
    for candidate in search.candidates(from: folder) {
      let path = ContentPath.joined(candidate, ContentFolder.settingsFileName)
      guard let status = FileStatus(ofLink: path) else { continue }
      // In the content folder nobody else can have put it.
      return candidate == folder || search.trusts(status) ? path : nil
    }
    return nil
  }

  /// The folders that may hold the settings, the nearest one first.
  private func candidates(from folder: String) -> [String] {
    var found: [String] = []
    var candidate = folder
    // Names are kept relative as long as they can be, for they appear in diagnostics.
    var absolute = URL(filePath: folder).standardizedFileURL
    while let status = FileStatus(ofTarget: candidate), found.isEmpty || trusts(status) {
      found.append(candidate)
      if let git = FileStatus(ofLink: ContentPath.joined(candidate, ".git")), trusts(git) {
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

extension FileStatus {
  /// Whether both are of one file or folder.
  fileprivate func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && identity.fileNumber == other.identity.fileNumber
  }
}
