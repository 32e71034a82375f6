import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation

extension ContentFolder {
  /// Reads the baseline that the settings name; `nil` if they name none.
  ///
  /// It lies in the folder of the settings, and a link is not followed out of that folder.
  ///
  /// - Parameter followsLinks: Whether a build system has set up the folder.
  func readBaseline(followingLinks followsLinks: Bool) throws(FileError) -> ContentBaseline? {
    guard let inside = settings.baseline?.text, let settingsPath = settingsFile?.path else {
      return nil
    }
    let folder = ContentPath.folder(of: settingsPath)
    let path = ContentPath.joined(folder, inside)
    do throws(FileError) {
      if followsLinks { return ContentBaseline(try world.read(path).bytes, path: path) }
      switch try world.read(inside, in: folder) {
      case .file(let file): return ContentBaseline(file.bytes, path: path)
      case .fault(let reason):
        return ContentBaseline(path: path, fault: FileFault(path, reason).diagnostic)
      }
    } catch .missing {
      return ContentBaseline(path: path, fault: Self.missingBaseline(path, in: settings))
    }
  }

  private static func missingBaseline(_ path: String, in settings: Settings) -> Diagnostic {
    Diagnostic(
      rule: .invalidBaseline, severity: .error, message: "the baseline '\(path)' does not exist",
      place: settings.place(of: ["baseline"]) ?? Place(file: path),
      fixIts: .advice("'marquee validate --write-baseline \(path)' writes it"))
  }
}
