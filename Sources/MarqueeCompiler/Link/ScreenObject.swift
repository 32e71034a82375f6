import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeSupport
import MarqueeValidation

/// The file format of a compiled screen, which `marquee compile` writes and `marquee link` reads.
package enum ScreenObject {
  /// Encodes a screen.
  ///
  /// The file includes the text of the property list if a diagnostic points into it, because
  /// linking does not read the property list.
  package static func bytes(of screen: CompiledScreen, in content: ContentFolder) -> [UInt8] {
    var screen = screen
    let isPointedInto = !screen.diagnostics.isEmpty || screen.summary.hasPlaces
    if isPointedInto, let file = content.screens.first(where: { $0.name == screen.file }) {
      screen.text = PropertyListDocument.read(file.bytes, name: file.name).source.text
    }
    return screen.record(below: content.root, settings: content.settingsSource?.name)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - content: The content folder that it is linked with.
  /// - Throws: ``FileError`` if the file cannot be read, is not a compiled screen, or was compiled
  ///   with other settings than the folder's.
  package static func read(
    _ path: String, in content: ContentFolder
  ) throws(FileError) -> CompiledScreen {
    let bytes = try LocalFiles.read(path)
    let screen: CompiledScreen
    do throws(ChecksummedRecord.Fault) {
      screen = try CompiledScreen(
        record: bytes, below: content.root, settings: content.settingsSource?.name,
        named: { ContentPath.joined(content.root, "\($0).plist") })
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
