import MarqueeCompiler

/// Files of an app that look like lists and are none.
enum KnownFile {
  /// What a file is, with its article; `nil` for any other.
  static func phrase(of path: String, _ root: ImportedValue) -> String? {
    let name = ContentPath.name(of: path).lowercased()
    let keys = Set(root.members.map(\.key))
    let inner = root.members.flatMap(\.value.members)
    return if name.hasSuffix(".xcstrings") || keys.isSuperset(of: ["sourceLanguage", "strings"]) {
      "a string catalog"
    } else if inner.contains(where: { $0.key == "NSStringLocalizedFormatKey" }) {
      "a table of plural forms"
    } else if name == "contents.json"
      || root.members["info"]?.members["author"]?.text == "xcode"
    {
      "a part of an asset catalog"
    } else if name == "package.resolved" || keys.contains("pins")
      || inner.contains(where: { $0.key == "pins" })
    {
      "a list of package versions"
    } else if OtherPropertyList.isName(path) || keys.contains(where: { $0.hasPrefix("CFBundle") }) {
      "the Info.plist of an app"
    } else {
      nil
    }
  }
}
