import MarqueeImages
import MarqueePlatform

extension OpenFolder {
  /// Makes a folder with files, completely or not at all.
  ///
  /// The files are written into a hidden folder, which is then renamed; if the folder exists, they
  /// are moved into it.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, which is missing or has only hidden files; missing folders
  ///     around it are created.
  ///   - files: The files, with their paths in the folder; none is hidden.
  /// - Throws: ``FileError`` if there are files already, or something cannot be written; then
  ///   nothing is.
  package static func makeNew(
    _ path: String, holding files: [(name: String, bytes: [UInt8])]
  ) throws(FileError) {
    let existing = try newFolder(path)
    var place = path
    while place.utf8.count > 1, place.utf8.last == UInt8(ascii: "/") { place.removeLast() }
    let parent =
      if let existing { existing } else { try OpenFolder.making(ContentPath.folder(of: place)) }
    let name = ContentPath.name(of: place)
    let temporary = ".\(name.prefix(100)).\(String(UInt64.random(in: .min ... .max), radix: 36))"
    // The new names, each with its temporary one.
    let moves =
      existing == nil
      ? [(temporary, name)]
      : Set(files.map { String($0.name.prefix { $0 != "/" }) }).map { ("\(temporary)/\($0)", $0) }
    var moved: [(old: String, new: String)] = []
    do throws(FileError) {
      try TemporaryFiles.makeFolder(parent.path(of: temporary)) { () throws(FileError) in
        let folder = try parent.folder(temporary, making: 0o777)
        for file in files { try folder.write(file.bytes, to: file.name, isDurable: true) }
      } rename: { () throws(FileError) in
        for (old, new) in moves {
          guard unsafe renameat(parent.descriptor, old, parent.descriptor, new) == 0 else {
            throw .ofSystem(path, failing: "it cannot be written")
          }
          moved.append((old, new))
        }
        if existing != nil { try parent.removeFolder(temporary) }
      }
    } catch {
      // The first error says what is wrong; a folder that stays is hidden, and harmless.
      for (old, new) in moved {
        _ = unsafe renameat(parent.descriptor, new, parent.descriptor, old)
      }
      try? parent.removeFolder(temporary)
      throw error
    }
  }

  /// Checks that a folder can be made.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: ``FileError`` if there are files already, or something else.
  package static func checkNew(_ path: String) throws(FileError) { _ = try newFolder(path) }

  /// The folder that gets new files; `nil` if it is missing.
  private static func newFolder(_ path: String) throws(FileError) -> OpenFolder? {
    switch LocalFiles.kind(of: path) {
    case nil: return nil
    case .file, .other: throw .isFile(path: path)
    case .folder: break
    }
    let folder = try OpenFolder(path)
    let names = try folder.names()
    let seen = (names.valid + names.invalid.map(LocalFiles.visibleName)).filter {
      !$0.hasPrefix(".")
    }
    guard let first = seen.min() else { return folder }
    throw .other(path: path, reason: "'\(first)' is in it already; name a new folder")
  }
}
