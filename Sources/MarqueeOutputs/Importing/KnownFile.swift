import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension Diagnostic {
  /// An error of a list that cannot be imported, at the beginning of a value.
  static func `import`(_ message: String, at place: Place, notes: [Note] = []) -> Diagnostic {
    var place = place
    // The first part is enough to find a value of many lines.
    place.range = place.range.map { SourceRange(start: $0.start, end: min($0.end, $0.start + 1)) }
    return Diagnostic(
      rule: .wrongValueType, severity: .error, message: message, place: place, notes: notes)
  }
}

/// Files of an app that look like lists and are none.
enum KnownFile {
  /// What a file is, with its article; `nil` for any other.
  static func phrase(of path: String, _ root: ImportedValue) -> String? {
    let name = path.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let root = root.group ?? []
    let keys = Set(root.map(\.key))
    let inner = root.flatMap { $0.value.group ?? [] }
    return if name.hasSuffix(".xcstrings") || keys.isSuperset(of: ["sourceLanguage", "strings"]) {
      "a string catalog"
    } else if inner.contains(where: { $0.key == "NSStringLocalizedFormatKey" }) {
      "a table of plural forms"
    } else if name == "contents.json" || root["info"]?.group?["author"]?.text == "xcode" {
      "a part of an asset catalog"
    } else if name == "package.resolved" || (root + inner).contains(where: { $0.key == "pins" }) {
      "a list of package versions"
    } else if OtherPropertyList.isName(path) || keys.contains(where: { $0.hasPrefix("CFBundle") }) {
      "the Info.plist of an app"
    } else {
      nil
    }
  }
}
