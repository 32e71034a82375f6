import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension SettingsLoad {
  /// The editor that previews open files in.
  static func editor(in document: PropertyListDocument) -> (EditorAddress?, [Diagnostic]) {
    for (key, value) in document.settingsMembers(of: "preview")
    where document.string(of: key) == "editor" && document.isSoundString(value) {
      let text = document.string(of: value)
      if let editor = EditorAddress(text) { return (editor, []) }
      return (
        nil,
        [
          Diagnostic(
            rule: .wrongValueType, severity: .error, message: "'\(text)' opens no editor",
            place: document.place(of: value),
            notes: [Note("it must be \(EditorAddress.expectation)")],
            fixIts: document.suggestion(for: text, at: value, among: EditorAddress.names))
        ]
      )
    }
    return (nil, [])
  }
}
