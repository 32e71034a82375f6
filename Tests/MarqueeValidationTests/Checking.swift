import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

/// Checks whole property lists and single sections.
enum Checking {
  /// All diagnostics of a property list.
  static func diagnostics(
    of bytes: [UInt8], name: String = "Example.plist", images: ImageLibrary? = nil,
    settings: Settings = Settings(), library: ItemLibrary = ItemLibrary()
  ) -> [Diagnostic] {
    let reading = PropertyListDocument.read(bytes, name: name)
    guard let document = reading.document else {
      return Validator(settings: settings).apply(to: reading.diagnostics)
    }
    let (catalog, diagnostics) = CheckedLoad.load(
      document, contentModel: settings.contentModel, library: library)
    let inspected = InspectedScreen(catalog)
    return Validator(settings: settings).validate(
      inspected,
      imageUsages: ImageUsages(
        of: inspected, shownAs: Screen(catalog.catalog), in: images, on: settings.devices),
      readingDiagnostics: reading.diagnostics + diagnostics, images: images)
  }

  /// All diagnostics of a folder as a whole, with one screen or more.
  static func folderDiagnostics(
    of images: ImageLibrary?, screens: [(name: String, bytes: [UInt8])],
    faults: [FileFault] = [], settings: Settings = Settings(),
    library: ItemLibrary = ItemLibrary()
  ) -> [Diagnostic] {
    let summaries = screens.map { summary(of: $0.bytes, $0.name, settings, library) }
    return Validator(settings: settings).validate(
      summaries, library: library, images: images, faults: faults)
  }

  /// A library of one file.
  static func library(_ bytes: [UInt8]) -> ItemLibrary {
    let documents = [PropertyListDocument.read(bytes, name: "Items.plist").document]
    return LibraryLoad(documents.compactMap(\.self), contentModel: .builtIn).library
  }

  private static func summary(
    of bytes: [UInt8], _ name: String, _ settings: Settings, _ library: ItemLibrary
  ) -> ScreenSummary {
    let reading = PropertyListDocument.read(bytes, name: name)
    guard let document = reading.document else { return .unreadable(named: name) }
    let (catalog, diagnostics) = CheckedLoad.load(
      document, contentModel: settings.contentModel, library: library)
    return ScreenSummary(
      of: InspectedScreen(catalog),
      named: name.hasSuffix(".plist") ? String(name.dropLast(6)) : name,
      readingDiagnostics: reading.diagnostics + diagnostics)
  }

  /// All diagnostics of a screen with one section.
  static func diagnostics(
    ofSection type: String, items: [String], images: ImageLibrary? = nil,
    settings: Settings = Settings()
  ) -> [Diagnostic] {
    diagnostics(of: Array(screen(type, items: items).utf8), images: images, settings: settings)
  }

  /// A screen with one section.
  static func screen(_ type: String, items: [String]) -> String {
    let items = items.map { ExampleValue.xml("<dict>\($0)</dict>") }
    let sections: ExampleValue = [.section("\(type)", name: "New this week", items)]
    return "<plist version=\"1.0\">\n\(sections.xml)\n</plist>"
  }

  /// A key and its string, in XML.
  static func string(_ key: String, _ text: String) -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }
}
