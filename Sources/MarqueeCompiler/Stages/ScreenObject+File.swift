import MarqueeDiagnostics
import MarqueeScreen

extension ScreenObject {
  /// Reads a file that `marquee compile` wrote.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - content: The content folder that it is linked with.
  /// - Throws: ``FileError`` if the file cannot be read, is not a compiled screen, or was compiled
  ///   with other settings than the folder's.
  package static func read(
    _ path: String, in content: ContentFolder
  ) throws(FileError) -> ScreenObject {
    let bytes = try Disk().read(path).bytes
    let screen: ScreenObject
    do throws(ChecksummedRecord.Fault) {
      screen = try ScreenObject(record: bytes, in: content)
    } catch {
      throw .other(path: path, reason: error.reason)
    }
    guard screen.json != nil else {
      throw .other(path: path, reason: "it does not hold a screen; compile it again")
    }
    guard screen.settings == content.settingsDigest else {
      throw .other(
        path: path,
        reason: """
          it was compiled with other settings; compile it again, or name its content folder with \
          '--content'
          """)
    }
    return screen
  }
}

extension ChecksummedRecord.Fault {
  fileprivate var reason: String {
    switch self {
    case .wrongFormat: "it is not a compiled screen"
    case .otherVersion: "it was compiled by another version; compile it again"
    case .damaged: "it is damaged; compile it again"
    }
  }
}
