/// Screens that show one poster.
package enum SampleScreen {
  /// A screen without faults.
  package static let valid = grid("<key>description</key>\n<string>A cat</string>")
  /// A screen with one warning, which has a safe fix.
  package static let warned = grid("<key>description</key>\n<string>A  cat</string>")
  /// A screen with one error.
  package static let broken = grid("<key>description</key>\n<string></string>")

  /// A grid of one poster.
  package static func grid(_ description: String, image: String = "cat") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <array>
    <dict>
    <key>sectionType</key>
    <string>grid</string>
    <key>contentItem</key>
    <array>
    <dict>
    \(description)
    <key>imageName</key>
    <string>\(image)</string>
    </dict>
    </array>
    </dict>
    </array>
    </plist>

    """
  }
}
