import MarqueeCatalog
package import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// Checks property lists in memory, without a content folder on disk.
package enum ExampleCheck {
  /// All diagnostics of a property list.
  package static func diagnostics(
    of bytes: [UInt8], name: String = "Example.plist", images: ImageLibrary? = nil,
    settings: Settings = Settings(), library: ItemLibrary = ItemLibrary()
  ) -> [Diagnostic] {
    let resolved = resolve(bytes, name, settings, library)
    let shown = Screen(resolved.catalog.catalog)
    return Validator(settings: settings).validate(
      resolved,
      ViewFindings(
        of: resolved, shownAs: shown, in: images, settings: settings,
        views: JudgedViews(of: settings)),
      images: images)
  }

  /// All diagnostics of a folder as a whole, with one or more screens.
  package static func folderDiagnostics(
    of images: ImageLibrary?, screens: [(name: String, bytes: [UInt8])],
    faults: [FileFault] = [], settings: Settings = Settings(),
    library: ItemLibrary = ItemLibrary()
  ) -> [Diagnostic] {
    let summaries = screens.map { name, bytes in
      ScreenSummary(
        of: resolve(bytes, name, settings, library),
        named: name.hasSuffix(".plist") ? String(name.dropLast(6)) : name)
    }
    return Validator(settings: settings).validate(
      summaries, library: library, images: images, faults: faults)
  }

  /// A library with one file.
  package static func library(_ bytes: [UInt8]) -> ItemLibrary {
    let document = PropertyListDocument.read(bytes, name: "Items.plist").document
    return LibraryLoad([document], contentModel: .builtIn).library
  }

  private static func resolve(
    _ bytes: [UInt8], _ name: String, _ settings: Settings, _ library: ItemLibrary
  ) -> ResolvedFile {
    let reading = PropertyListDocument.read(bytes, name: name)
    return ResolvedFile(
      screen: reading.document, syntaxDiagnostics: reading.diagnostics,
      contentModel: settings.contentModel, library: library)
  }
}

extension RuleExample {
  /// The diagnostics of the example.
  package var diagnostics: [Diagnostic] {
    let text = markedPropertyList.filter { $0 != Self.start && $0 != Self.end }
    return diagnostics(of: Array(text.utf8))
  }

  /// The diagnostics of a text in the example's folder, and of the folder itself.
  package func diagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    switch frame {
    case .settings: return SettingsLoad.load(bytes, name: "Marquee.plist").diagnostics
    case .library: return libraryDiagnostics(of: bytes)
    case .contents, .noScreen: return folderDiagnostics(of: bytes)
    case .file, .sections, .items, .item, .layout: break
    }
    return ExampleCheck.diagnostics(
      of: bytes, images: imageLibrary, settings: settings,
      library: libraryPropertyList.map { ExampleCheck.library(Array($0.utf8)) } ?? ItemLibrary())
      + folderDiagnostics(of: bytes)
  }

  /// The diagnostics of a library, and of the folder that contains it.
  private func libraryDiagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    let screens = otherPropertyList.map { [(name: "Home.plist", bytes: Array($0.utf8))] }
    return ExampleCheck.folderDiagnostics(
      of: nil, screens: screens ?? [], library: ExampleCheck.library(bytes))
  }

  private func folderDiagnostics(of bytes: [UInt8]) -> [Diagnostic] {
    var screens = [(name: fileNames[1], bytes: bytes)]
    if let other = otherPropertyList { screens.insert((fileNames[0], Array(other.utf8)), at: 0) }
    if case .noScreen = frame { screens = [] }
    guard imageLibrary != nil || screens.count > 1 else { return [] }
    return ExampleCheck.folderDiagnostics(
      of: imageLibrary, screens: screens, faults: (images ?? []).compactMap(\.fault),
      settings: settings)
  }
}
