import Foundation
import MarqueeScreen

/// Handwritten screens, as JSON and as property lists.
enum ScreenText {
  /// A screen with one section of one poster, whose description is the text.
  static func json(_ text: String, formatVersion: Int = 1) -> String {
    """
    {"formatVersion":\(formatVersion),"layouts":{},"sections":[{"id":"a","type":"grid","layout":"grid",\
    "items":[{"id":"a/1","description":"\(text)","imageName":"poster"}]}]}
    """
  }

  /// The same screen as its author writes it.
  static func propertyList(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><array><dict>
      <key>sectionType</key><string>grid</string>
      <key>contentItem</key><array><dict>
        <key>description</key><string>\(text)</string>
        <key>imageName</key><string>poster</string>
      </dict></array>
    </dict></array></plist>
    """
  }
}

extension Screen {
  /// The description of the first poster; `nil` if there is none.
  var text: String? { (sections.first?.items.first?.content as? Poster)?.description }
}
