package import MarqueeDiagnostics
package import MarqueeScreen
package import MarqueeValidation

/// The result of compiling a content folder: an object for each screen, and the results of checking
/// them together.
package struct CompiledContent: Sendable {
  /// The objects, in the order of their files' names.
  package let objects: [ScreenObject]
  /// How many objects were made in this run; the others are from the cache.
  package let madeCount: Int
  /// Why something could not be stored for the next run; `nil` if there was no error.
  package let cacheError: FileError?
  let findings: FolderFindings

  /// All diagnostics that are reported: those of the settings first, then of the folder, then of
  /// the screens.
  package var diagnostics: [Diagnostic] {
    folderDiagnostics + findings.screenDiagnostics.flatMap(\.self)
  }

  /// How many diagnostics are not reported because the baseline has them.
  package var hiddenCount: Int { findings.hiddenCount }

  /// The objects, with the reported diagnostics of each screen by itself.
  package var screens: [(object: ScreenObject, diagnostics: [Diagnostic])] {
    zip(objects, findings.screenDiagnostics).map { ($0, $1) }
  }

  /// A baseline with everything that was found, whatever is reported.
  ///
  /// - Parameter old: The baseline that it replaces; what this run has not checked is kept.
  package func baseline(replacing old: Baseline) -> Baseline {
    old.updated(with: findings.judged.groups, of: findings.judged.scope)
  }

  /// The diagnostics of the settings, the library, and the folder as a whole.
  package var folderDiagnostics: [Diagnostic] {
    findings.settingsDiagnostics + findings.folderDiagnostics
  }

  /// The objects whose screens are written, with their JSON: those that no error refuses.
  ///
  /// - Parameter isStrict: Whether warnings refuse a screen, too.
  package func outputs(isStrict: Bool) -> [(object: ScreenObject, json: [UInt8])] {
    screens.compactMap { object, diagnostics in
      guard let json = object.json,
        !findings.refuses(screen: object.file, diagnostics, isStrict: isStrict)
      else { return nil }
      return (object, json)
    }
  }

  package var sources: [SourceFile] { findings.sources + objects.map(\.excerpt) }

  /// The rules that screens and folder were checked with.
  package var rules: RuleSet { findings.rules }

  /// Whether all screens of the content folder are here, so that any other screen was deleted.
  package var hasAllScreens: Bool { findings.hasAllScreens }

  package var theme: Theme { findings.theme }

  /// An index of the screens; `nil` if one of them could not be compiled, or if these are not all
  /// screens of the content.
  package var index: ScreenIndex? {
    guard findings.isWhole, !objects.contains(where: \.hasErrors) else { return nil }
    return ScreenIndex(
      objects.map { object in
        ScreenIndex.Entry(
          name: object.outputName, file: "\(object.outputName).json",
          sectionCount: object.summary.sectionCount, itemCount: object.summary.itemCount)
      }, theme: theme)
  }
}
