/// A path that stays inside the folder that it is relative to.
struct RelativePath: Hashable, Sendable {
  let text: String

  /// Checks the path of a target; `nil` if it is empty, absolute, or leads out of the folder.
  init?(_ text: String) {
    let steps = text.split(separator: "/", omittingEmptySubsequences: false)
    // A zero byte ends a path for the system, so the opened path would not be the checked one.
    guard !text.utf8.contains(0), steps.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
    else { return nil }
    self.text = text
  }

  /// The folder of the file; empty for the folder that the path is relative to.
  var folder: String {
    text.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The file's name.
  var name: String { text.split(separator: "/").last.map(String.init) ?? text }

  /// The possible file names of a screen: as JSON first, then as a property list.
  var fileNames: [String] {
    if text.hasSuffix(".plist") { return [text] }
    if text.hasSuffix(".json") { return [text, "\(text.dropLast(".json".count)).plist"] }
    return [text, "\(text).json", "\(text).plist"]
  }
}
