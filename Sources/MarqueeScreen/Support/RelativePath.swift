/// A path that stays inside the folder that it is relative to.
package struct RelativePath: Hashable, Sendable {
  package let text: String

  /// Checks an untrusted path; `nil` if it is empty, absolute, or leads out of the folder.
  package init?(_ text: String) {
    // A slash before a combining mark is one for the system, but not a character.
    let steps = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // A zero byte ends a path for the system, so the opened path would not be the checked one.
    guard !text.utf8.contains(0), !steps.contains(where: { ["", ".", ".."].contains(String($0)) })
    else { return nil }
    self.text = text
  }

  /// The folder of the file; empty for the folder that the path is relative to.
  package var folder: String { text.split(separator: "/").dropLast().joined(separator: "/") }

  package var name: String { text.split(separator: "/").last.map(String.init) ?? text }

  /// The possible file names of a screen: as JSON first, then as a property list.
  package var fileNames: [String] {
    if text.hasSuffix(".plist") { return [text] }
    if text.hasSuffix(".json") { return [text, "\(text.dropLast(".json".count)).plist"] }
    return [text, "\(text).json", "\(text).plist"]
  }
}
