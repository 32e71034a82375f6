import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation

/// Checks whole property lists and single sections.
enum Checking {
  /// All diagnostics of a property list.
  static func diagnostics(
    of bytes: [UInt8], name: String = "Example.plist", images: ImageNames? = nil
  ) -> [Diagnostic] {
    let reading = PropertyListDocument.read(bytes, name: name)
    guard let document = reading.document else {
      return Validator().apply(to: reading.diagnostics)
    }
    let (catalog, diagnostics) = CheckedLoad.load(document, sectionTypes: SectionTypes())
    return Validator().validate(
      catalog, readingDiagnostics: reading.diagnostics + diagnostics, images: images)
  }

  /// All diagnostics of a screen with one section.
  static func diagnostics(
    ofSection type: String, items: [String], images: ImageNames? = nil
  ) -> [Diagnostic] {
    diagnostics(of: Array(screen(type, items: items).utf8), images: images)
  }

  /// A screen with one section.
  static func screen(_ type: String, items: [String]) -> String {
    """
    <plist version="1.0"><array><dict>
    <key>sectionType</key><string>\(type)</string>
    <key>sectionName</key><string>New this week</string>
    <key>contentItem</key><array>
    \(items.map { "<dict>\($0)</dict>" }.joined(separator: "\n"))
    </array>
    </dict></array></plist>
    """
  }

  /// A key and its string, in XML.
  static func string(_ key: String, _ text: String) -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }
}
