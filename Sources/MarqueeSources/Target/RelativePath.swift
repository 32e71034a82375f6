/// A path that stays inside the folder that it begins in.
struct RelativePath: Hashable, Sendable {
  let text: String

  /// Takes the path of a target; `nil` for one that is empty, absolute or leads out of the folder.
  init?(_ text: String) {
    let steps = text.split(separator: "/", omittingEmptySubsequences: false)
    // A zero byte ends a path for the system, so what is checked would not be what is opened.
    guard !text.utf8.contains(0), steps.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
    else { return nil }
    self.text = text
  }

  /// The folder that it names a file in; empty for the folder that it begins in.
  var folder: String {
    text.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The file's name.
  var name: String { text.split(separator: "/").last.map(String.init) ?? text }

  /// The names under which a screen may be there: as JSON first, then as a property list.
  var fileNames: [String] {
    if text.hasSuffix(".plist") { return [text] }
    if text.hasSuffix(".json") { return [text, "\(text.dropLast(".json".count)).plist"] }
    return [text, "\(text).json", "\(text).plist"]
  }
}
