package import MarqueeDiagnostics
import MarqueePropertyList

/// What became of the screens of a content folder, and of the folder as a whole.
package struct CompiledContent: Sendable {
  /// The screens, in the order of their files' names.
  package let screens: [CompiledScreen]
  /// What is wrong with the settings.
  package let settingsDiagnostics: [Diagnostic]
  /// What is wrong with the folder as a whole, whichever screen it is about; empty if not all
  /// screens of the folder were looked at.
  package let folderDiagnostics: [Diagnostic]
  /// Why not all could be kept for the next run; `nil` if all is well, or nothing was to be kept.
  package let cacheError: FileError?
  /// Whether these are all screens of a content folder.
  let isWhole: Bool
  let settingsSource: SourceFile?
  /// The texts of the screens that were read in this run, by their files' names.
  let readSources: [String: SourceFile]
  let files: [ContentFolder.ScreenFile]
  let imageSources: [SourceFile]

  /// Everything that is wrong: the settings first, then the folder, then the screens.
  package var diagnostics: [Diagnostic] {
    settingsDiagnostics + folderDiagnostics + screens.flatMap(\.diagnostics)
  }

  /// The texts that the diagnostics point into; of other files the names alone.
  ///
  /// - Complexity: O(*n*) in the bytes of the screens that have diagnostics and come from a cache.
  package var sources: [SourceFile] {
    var mentioned: Set<String> = []
    for diagnostic in diagnostics {
      mentioned.insert(diagnostic.place.file)
      mentioned.formUnion(diagnostic.notes.compactMap(\.place?.file))
    }
    let files = Dictionary(files.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let texts = screens.map { screen in
      if let text = screen.text { return SourceFile(name: screen.file, text: text) }
      guard mentioned.contains(screen.file) else { return SourceFile(name: screen.file, text: []) }
      return readSources[screen.file]
        ?? PropertyListDocument.read(files[screen.file]?.bytes ?? [], name: screen.file).source
    }
    return [settingsSource].compactMap(\.self) + imageSources + texts
  }
}
