/// The files at the beginning of the reference: only the screen has the lines that all files share.
package enum ReferenceExample {
  /// A section with an item of its own and one of the ``library``.
  package static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <array>
      <dict>
        <key>sectionType</key><string>basic</string>
        <key>sectionName</key><string>New Films</string>
        <key>contentItem</key>
        <array>
          <dict>
            <key>description</key><string>The Red Desert</string>
            <key>imageName</key><string>red-desert</string>
            <key>link</key><string>https://example.com/red-desert</string>
          </dict>
          <string>tea-garden</string>
        </array>
      </dict>
    </array>
    </plist>
    """

  package static let library = """
    <dict>
      <key>tea-garden</key>
      <dict>
        <key>kind</key><string>poster</string>
        <key>description</key><string>The Tea Garden</string>
        <key>imageName</key><string>tea-garden</string>
      </dict>
    </dict>
    """

  package static let settings = """
    <dict>
      <key>currency</key><string>EUR</string>
    </dict>
    """
}
