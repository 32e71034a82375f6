import MarqueeDiagnostics
import MarqueeValidation
import Testing

@Suite struct SettingsLoadTests {
  @Test func `advice on settings in the old ASCII form carries no edits of their text`() {
    let text = #"{ sectionType = { recommend = { items = poster; layout = basic; }; }; }"#
    let load = SettingsLoad.load(Array(text.utf8), name: "Marquee.plist")
    let unknown = load.diagnostics.filter { $0.rule == "unknown-key" }
    #expect(unknown.count == 1)
    #expect(unknown.flatMap(\.fixIts).count == 1)
    #expect(unknown.flatMap(\.fixIts).allSatisfy { $0.edits.isEmpty })
  }

  @Test func `faults of settings that hold no value are in order`() {
    let load = SettingsLoad.load(Array("<t<plist".utf8), name: "Marquee.plist")
    #expect(load.diagnostics.count > 1)
    #expect(
      zip(load.diagnostics, load.diagnostics.dropFirst()).allSatisfy { first, second in
        !second.precedes(first)
      })
  }

  @Test func `a locale is read from the settings, and one that is not known is reported`() {
    func load(_ locale: String) -> (locale: String, diagnostics: [Diagnostic]) {
      let text =
        "<plist version=\"1.0\"><dict><key>locale</key><string>\(locale)</string></dict></plist>"
      let load = SettingsLoad.load(Array(text.utf8), name: "Marquee.plist")
      return (load.settings.locale.rawValue, load.diagnostics)
    }
    #expect(load("ar_EG").locale == "ar_EG")
    #expect(load("ar_EG").diagnostics.isEmpty)
    let unknown = load("pt-BR")
    #expect(unknown.locale == "en_US")
    #expect(unknown.diagnostics.map(\.rule) == ["wrong-value-type"])
    #expect(unknown.diagnostics.flatMap(\.fixIts).map(\.title) == ["write 'pt_BR'"])
  }

  @Test func `an editor is read from the settings, and one that is not safe is reported`() {
    func load(_ editor: String) -> (editor: EditorAddress?, messages: [String]) {
      let text = """
        <plist version="1.0"><dict><key>preview</key><dict><key>editor</key>
        <string>\(editor)</string></dict></dict></plist>
        """
      let load = SettingsLoad.load(Array(text.utf8), name: "Marquee.plist")
      return (load.settings.editor, load.diagnostics.map(\.message))
    }
    #expect(load("xcode").editor == EditorAddress("xcode"))
    #expect(load("xcode").messages.isEmpty)
    let refused = load("javascript:{path}")
    #expect(refused.editor == nil)
    #expect(refused.messages == ["'javascript:{path}' opens no editor"])
  }
}
