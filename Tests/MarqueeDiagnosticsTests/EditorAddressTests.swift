import MarqueeDiagnostics
import Testing

@Suite struct EditorAddressTests {
  @Test(arguments: [
    ("vscode", EditorAddress.template("vscode://file{path}:{line}:{column}")),
    ("idea", .template("idea://open?file={path}&line={line}&column={column}")),
    ("xcode", .command("xed --line {line} {path}")),
    ("txmt://open?url={path}", .template("txmt://open?url={path}")),
    ("x-my.editor+1:{path}", .template("x-my.editor+1:{path}")),
  ])
  func `an editor has a name or an address`(text: String, wanted: EditorAddress) {
    #expect(EditorAddress(text) == wanted)
  }

  @Test(arguments: [
    "", "vim", "{path}", ":{path}", "1a:{path}", "txmt://open", "my editor:{path}",
    "javascript:alert('{path}')", "JavaScript:{path}", "data:text/html,{path}", "file://{path}",
    "vbscript:{path}", "blob:{path}", "about:{path}", "https://example.com/{path}",
    "http://localhost/{path}", "view-source:{path}", "java\nscript:{path}", "txmt:{path}\u{202E}",
    " javascript:{path}", "\u{1}javascript:{path}",
  ])
  func `what runs something, leaves the machine or leads nowhere is not an editor`(text: String) {
    #expect(EditorAddress(text) == nil)
  }
}
