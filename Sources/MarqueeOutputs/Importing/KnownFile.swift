import MarqueeCompiler

enum KnownFile {
  /// What a file of an app is that looks like a list, with its article; `nil` for any other.
  static func phrase(of path: String, _ root: ImportedValue) -> String? {
    let name = ContentPath.name(of: path).lowercased()
    let keys = Set(root.members.map(\.key))
    let inner = Set(root.members.flatMap(\.value.members).map(\.key))
    let author = root.members["info"]?.members["author"]?.text
    let isStringCatalog = keys.isSuperset(of: ["sourceLanguage", "strings"])
    let isInfo = OtherPropertyList.isName(path) || keys.contains { $0.hasPrefix("CFBundle") }
    let known = [
      (name.hasSuffix(".xcstrings") || isStringCatalog, "a string catalog"),
      (inner.contains("NSStringLocalizedFormatKey"), "a table of plural forms"),
      (name == "contents.json" || author == "xcode", "a part of an asset catalog"),
      (
        name == "package.resolved" || keys.union(inner).contains("pins"),
        "a list of package versions"
      ),
      (isInfo, "the Info.plist of an app"),
    ]
    return known.first { $0.0 }?.1
  }
}
