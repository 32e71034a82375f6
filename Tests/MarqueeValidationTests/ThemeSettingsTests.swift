import MarqueeDiagnostics
import MarqueeScreen
import MarqueeValidation
import Testing

@Suite struct ThemeSettingsTests {
  private func load(_ content: String) -> (settings: Settings, messages: [String]) {
    let text = "<plist version=\"1.0\"><dict>\(content)</dict></plist>"
    let load = SettingsLoad.load(Array(text.utf8), name: "Marquee.plist")
    return (load.settings, load.diagnostics.map(\.message))
  }

  @Test func `looks and choices of cells are one theme`() {
    let load = load(
      """
      <key>theme</key><dict>
      <key>accent</key><string>#c2410C</string><key>appearance</key><string>dark</string>
      <key>headerSize</key><real>26.5</real><key>cardRadius</key><integer>0</integer>
      <key>imageFit</key><string>fit</string></dict>
      <key>cells</key><dict>
      <key>banner</key><dict><key>texts</key><string>below</string></dict>
      <key>course</key><dict><key>stars</key><string>one</string></dict></dict>
      """)
    var theme = Theme()
    theme.accent = "#c2410C"
    theme.appearance = .dark
    theme.headerSize = 26.5
    theme.cardRadius = 0
    theme.imageFit = .fit
    theme.bannerTexts = .below
    theme.courseStars = .one
    #expect(load.messages == [])
    #expect(load.settings.theme == theme)
  }

  @Test(arguments: ["", "<key>theme</key><dict/><key>cells</key><dict/>"])
  func `nothing written is the built-in look`(content: String) {
    #expect(load(content).messages == [])
    #expect(load(content).settings.theme == Theme())
  }

  @Test(
    arguments: ["#12345", "#1234567", "#12345g", "#+12345", "123456", "red", ""])
  func `an accent is a color of six digits`(text: String) {
    let load = load("<key>theme</key><dict><key>accent</key><string>\(text)</string></dict>")
    #expect(load.messages == ["'accent' must be a color as '#RRGGBB'"])
  }

  @Test(
    arguments: [
      ("headerSize", "<real>7.9</real>", "'headerSize' must be from 8 to 60"),
      ("headerSize", "<integer>61</integer>", "'headerSize' must be from 8 to 60"),
      ("cardRadius", "<integer>-1</integer>", "'cardRadius' must be from 0 to 60"),
      ("cardRadius", "<real>60.5</real>", "'cardRadius' must be from 0 to 60"),
    ])
  func `a length outside its range is an error`(key: String, value: String, message: String) {
    let load = load("<key>theme</key><dict><key>\(key)</key>\(value)</dict>")
    #expect(load.messages == [message])
    #expect(load.settings.theme == Theme())
  }

  @Test(
    arguments: [
      ("<key>theme</key><dict><key>appearance</key><string>light</string></dict>"),
      ("<key>theme</key><dict><key>imageFit</key><string>stretch</string></dict>"),
      ("<key>theme</key><dict><key>headerSize</key><true/></dict>"),
      ("<key>theme</key><dict><key>font</key><string>Serif</string></dict>"),
      ("<key>cells</key><dict><key>banner</key><dict><key>texts</key><string>left</string></dict></dict>"),
      ("<key>cells</key><dict><key>poster</key><dict/></dict>"),
    ])
  func `other words and keys are found`(content: String) {
    #expect(load(content).messages.count == 1)
    #expect(load(content).settings.theme == Theme())
  }
}
