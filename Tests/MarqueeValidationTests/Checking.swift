import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeSolver
import MarqueeValidation

/// Checks whole property lists and single sections.
enum Checking {
  /// All diagnostics of a property list.
  static func diagnostics(
    of bytes: [UInt8], name: String = "Example.plist", images: ImageLibrary? = nil,
    settings: Settings = Settings(), library: ItemLibrary = ItemLibrary()
  ) -> [Diagnostic] {
    let resolved = resolve(bytes, name, settings, library)
    let shown = ScreenScene(Screen(resolved.catalog.catalog), theme: settings.theme)
    return Validator(settings: settings).validate(
      resolved,
      ViewFindings(
        of: resolved, shownAs: shown, in: images, settings: settings,
        views: JudgedViews(of: settings)),
      images: images)
  }

  /// All diagnostics of a folder as a whole, with one screen or more.
  static func folderDiagnostics(
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

  private static func resolve(
    _ bytes: [UInt8], _ name: String, _ settings: Settings, _ library: ItemLibrary
  ) -> ResolvedFile {
    let reading = PropertyListDocument.read(bytes, name: name)
    return ResolvedFile(
      screen: reading.document, syntaxDiagnostics: reading.diagnostics,
      contentModel: settings.contentModel, library: library)
  }

  /// The findings for a screen that is not laid out.
  static func noViews(of file: ResolvedFile) -> ViewFindings {
    ViewFindings(
      of: file, shownAs: nil, in: nil, settings: Settings(), views: JudgedViews(of: Settings()))
  }

  /// A library of one file.
  static func library(_ bytes: [UInt8]) -> ItemLibrary {
    let document = PropertyListDocument.read(bytes, name: "Items.plist").document
    return LibraryLoad([document], contentModel: .builtIn).library
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
    let sections: ExampleValue = [.section("\(type)", name: "New this week", .array(items))]
    return "<plist version=\"1.0\">\n\(sections.xml)\n</plist>"
  }

  /// Settings with a section type 'things', whose items have values that are not texts.
  static var ownValues: Settings {
    let text = """
      <plist version="1.0"><dict>
      <key>itemKinds</key><dict><key>thing</key><dict><key>fields</key><dict>
      <key>weight</key><dict><key>kind</key><string>decimal</string></dict>
      <key>isNew</key><dict><key>kind</key><string>boolean</string></dict>
      <key>maker</key><dict><key>kind</key><string>group</string><key>fields</key><dict>
      <key>name</key><dict><key>kind</key><string>text</string></dict>
      <key>year</key><dict><key>kind</key><string>integer</string></dict></dict></dict>
      <key>sizes</key><dict><key>kind</key><string>list</string>
      <key>of</key><string>decimal</string></dict>
      </dict></dict></dict>
      <key>sectionTypes</key><dict><key>things</key><dict>
      <key>items</key><string>thing</string><key>layout</key><string>list</string>
      </dict></dict>
      </dict></plist>
      """
    return SettingsLoad.load(Array(text.utf8), name: "Marquee.plist").settings
  }

  /// A key and its string, in XML.
  static func string(_ key: String, _ text: String) -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }
}
