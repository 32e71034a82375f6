import Foundation
import MarqueeScreen

struct LocalFile {
  /// The largest number of bytes that are read, the same for a bundle, a folder and a server.
  static let byteLimit = 16 << 20

  let url: URL
  let path: String

  /// Reads the screen.
  ///
  /// - Throws: ``ScreenSourceError/cancelled`` if the task is cancelled before or during reading.
  func read(as form: ScreenForm) throws(ScreenSourceError) -> ReadScreen {
    guard !Task.isCancelled else { throw .cancelled }
    let data = try bytes()
    let read = try form.read(data, url.pathExtension == "plist" ? url.lastPathComponent : path)
    guard !Task.isCancelled else { throw .cancelled }
    return read
  }

  /// The theme in an index of screens; `nil` if there is none that can be read.
  static func theme(at index: URL?) -> Theme? {
    index.flatMap { index in
      try? ScreenIndex(json: LocalFile(url: index, path: ScreenIndex.fileName).bytes()).theme
    }
  }

  private func bytes() throws(ScreenSourceError) -> Data {
    do {
      // Reading a pipe could block forever.
      guard
        try url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey])
          .isRegularFile == true
      else { throw ScreenSourceError.unreadable(path, reason: "it is not a file") }
      let file = try FileHandle(forReadingFrom: url)
      // Closing a file that was only read cannot lose anything.
      defer { try? file.close() }
      let data = try file.read(upToCount: Self.byteLimit + 1) ?? Data()
      guard data.count <= Self.byteLimit else {
        throw ScreenSourceError.tooLarge(path, limit: Self.byteLimit)
      }
      return data
    } catch let error as ScreenSourceError {
      throw error
    } catch {
      throw .unreadable(path, reason: error.localizedDescription)
    }
  }
}
