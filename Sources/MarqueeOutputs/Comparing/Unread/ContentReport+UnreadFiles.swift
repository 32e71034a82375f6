package import MarqueeCompiler
import MarqueePropertyList
package import MarqueeRendering

extension ContentReport {
  /// The settings and library files with errors, for a comparison with another version.
  ///
  /// - Parameter content: The content of the run.
  /// - Complexity: O(*n* log *n*) in the values of these files.
  package func unreadFiles(of content: ContentFolder) -> [UnreadPart] {
    let faulty = Set(
      settingsDiagnostics.filter { $0.severity == .error }.map(\.place.file))
    let settings = content.settingsFile.map { ($0, name: ContentFolder.settingsFileName) }
    let library = content.libraryFiles.map { ($0.file, name: "\($0.file.outputName).plist") }
    let files = [settings].compactMap(\.self) + library
    let fault = content.settingsFault.map { fault in
      UnreadPart(.file(ContentFolder.settingsFileName), fingerprint: content.fingerprint(of: fault))
    }
    return [fault].compactMap(\.self)
      + files.filter { faulty.contains($0.0.name) }.map { file, name in
        let document = PropertyListDocument.read(file.bytes, name: file.name).document
        let fingerprint = document.root.map {
          [document.fingerprint(of: $0), document.fingerprintOfSurroundings].hashValue
        }
        return UnreadPart(
          .file(name), fingerprint: fingerprint ?? file.bytes.hashValue)
      }
  }
}
