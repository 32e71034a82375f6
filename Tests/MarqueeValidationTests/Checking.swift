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
    ExampleCheck.diagnostics(
      of: bytes, name: name, images: images, settings: settings, library: library)
  }

  /// All diagnostics of a folder as a whole, with one screen or more.
  static func folderDiagnostics(
    of images: ImageLibrary?, screens: [(name: String, bytes: [UInt8])],
    faults: [FileFault] = [], settings: Settings = Settings(),
    library: ItemLibrary = ItemLibrary()
  ) -> [Diagnostic] {
    ExampleCheck.folderDiagnostics(
      of: images, screens: screens, faults: faults, settings: settings, library: library)
  }

  /// A library of one file.
  static func library(_ bytes: [UInt8]) -> ItemLibrary { ExampleCheck.library(bytes) }

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
