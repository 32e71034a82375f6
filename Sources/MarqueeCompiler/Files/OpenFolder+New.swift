import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension OpenFolder {
  /// Makes a folder with files, completely or not at all.
  ///
  /// The files are written into a hidden folder next to it, which is then renamed.
  ///
  /// - Parameters:
  ///   - path: The path of the folder, which is missing or empty; missing folders around it are
  ///     created.
  ///   - files: The files, with their paths in the folder.
  /// - Throws: ``FileError`` if there are files already, or something cannot be written; then nothing
  ///   is.
  package static func makeNew(
    _ path: String, holding files: [(name: String, bytes: [UInt8])]
  ) throws(FileError) {
    let place = try newPlace(path)
    let name = ContentPath.name(of: place)
    let parent = try OpenFolder.making(ContentPath.folder(of: place))
    let temporary = ".\(name.prefix(100)).\(String(UInt64.random(in: .min ... .max), radix: 36))"
    do throws(FileError) {
      try TemporaryFiles.makeFolder(parent.path(of: temporary)) { () throws(FileError) in
        let folder = try parent.folder(temporary, making: 0o777)
        for file in files { try folder.write(file.bytes, to: file.name, isDurable: true) }
      } rename: { () throws(FileError) in
        guard unsafe renameat(parent.descriptor, temporary, parent.descriptor, name) == 0 else {
          throw .ofSystem(path, failing: "it cannot be written")
        }
      }
    } catch {
      // The first error says what is wrong; a folder that stays is hidden, and harmless.
      try? parent.removeFolder(temporary)
      throw error
    }
  }

  /// Checks that a folder can be made.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: ``FileError`` if there are files already, or something else.
  package static func checkNew(_ path: String) throws(FileError) { _ = try newPlace(path) }

  /// The path of a folder that can be made, without links.
  private static func newPlace(_ path: String) throws(FileError) -> String {
    var place = path[...]
    while place.utf8.count > 1, place.utf8.last == UInt8(ascii: "/") { place = place.dropLast() }
    switch LocalFiles.kind(of: path) {
    case nil: return String(place)
    case .file, .other: throw .isFile(path: path)
    case .folder: break
    }
    let names = try OpenFolder(path).names()
    guard names.valid.isEmpty, names.invalid.isEmpty else {
      throw .other(path: path, reason: "there are files in it already; name a new folder")
    }
    let target = LocalFiles.target(of: path) ?? path
    // The folder is replaced, and a process that works in it would lose it.
    guard target != LocalFiles.target(of: ".") else {
      throw .other(path: path, reason: "it is the current folder; name a new one")
    }
    return target
  }
}
