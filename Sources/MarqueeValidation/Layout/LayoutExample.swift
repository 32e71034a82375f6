/// Parts of layouts that the examples of several rules share.
enum LayoutExample {
  static let width = """
    <key>width</key>
    <dict>
    <key>fractionalWidth</key>
    <real>0.5</real>
    </dict>
    """

  static let height = """
    <key>height</key>
    <dict>
    <key>absolute</key>
    <integer>200</integer>
    </dict>
    """

  static let item = """
    <key>item</key>
    <dict>
    \(width)
    \(height)
    </dict>
    """

  static let group = """
    <key>group</key>
    <dict>
    <key>width</key>
    <dict>
    <key>fractionalWidth</key>
    <integer>1</integer>
    </dict>
    \(height)
    </dict>
    """
}
