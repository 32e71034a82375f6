import MarqueeImages
import MarqueePlatform
import MarqueeValidation

/// Reads files in a folder, and nothing outside it.
struct ContentReader: Sendable {
  private let folder: OpenFolder
  /// The folder's path with all links resolved.
  private let target: String

  /// Opens a folder given by a person; follows a link.
  init(_ path: String) throws(FileError) {
    folder = try OpenFolder(path)
    target = LocalFiles.target(of: path) ?? path
  }

  enum Outcome: Sendable {
    case file(ReadFile)
    case fault(FileFault.Reason)
  }

  /// Reads a file.
  ///
  /// - Parameter inside: The path inside the folder; follows a link that stays in the folder.
  /// - Throws: ``FileError`` for errors that are not faults of the content.
  func read(_ inside: String) throws(FileError) -> Outcome {
    do throws(FileError) {
      return .file(try folder.reading(inside, ReadFile.init))
    } catch {
      switch error {
      case .isLink: return try readTarget(of: inside)
      case .noPermission: return .fault(.noPermission)
      case .isFolder: return .fault(.kind(.directory))
      case .notRegular: return .fault(kind(of: inside))
      default: throw error
      }
    }
  }

  private func readTarget(of inside: String) throws(FileError) -> Outcome {
    if let reason = faultOfLink(inside) { return .fault(reason) }
    // The system has resolved all links in this path.
    let path = LocalFiles.target(of: folder.path(of: inside))
    guard let path, let file = place(of: path) else { return .fault(.leadsNowhere) }
    do throws(FileError) {
      return .file(try folder.reading(file, ReadFile.init))
    } catch {
      guard case .noPermission = error else { throw error }
      return .fault(.noPermission)
    }
  }

  /// Why a link is not read; `nil` if it leads to a file in the folder.
  func faultOfLink(_ inside: String) -> FileFault.Reason? {
    let path = folder.path(of: inside)
    guard let found = LocalFiles.target(of: path) else {
      if LocalFiles.isCircle(path) { return .leadsInCircle }
      return namesOutside(inside) ? .leadsOutside : .leadsNowhere
    }
    guard place(of: found) != nil else { return .leadsOutside }
    guard let kind = FileStatus(ofLink: found)?.kind else { return .leadsNowhere }
    return kind == .regular ? nil : .linkTo(kind)
  }

  /// Whether a link names a place outside the folder, whatever is there.
  private func namesOutside(_ inside: String) -> Bool {
    // A link that cannot be read names nothing.
    let bytes = (try? OpenFolder(ContentPath.folder(of: folder.path(of: inside))))?
      .link(ContentPath.name(of: inside))
    guard let bytes else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    let around = ContentPath.folder(of: ContentPath.joined(target, inside))
    let named = URL(filePath: ContentPath.joined(around, text)).standardizedFileURL.path
    return place(of: named) == nil
  }

  /// The path relative to the folder, from a path without links; empty for the folder itself, and
  /// `nil` if it is outside.
  private func place(of path: String) -> String? {
    if path == target { return "" }
    let inside = ContentPath.inside(path, of: target)
    return inside == path ? nil : inside
  }

  private func kind(of inside: String) -> FileFault.Reason {
    .kind(FileStatus(ofLink: folder.path(of: inside))?.kind ?? .special)
  }
}
