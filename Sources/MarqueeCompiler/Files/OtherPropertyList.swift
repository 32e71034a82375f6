import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeSupport

/// Property lists of an app that are not screens but may lie beside them.
package enum OtherPropertyList {
  /// Whether a path belongs to such a file, judging by its name or folder.
  ///
  /// - Parameter path: The path in the content folder.
  static func isName(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let name = parts.last?.lowercased() else { return false }
    return name == "info.plist" || name.hasSuffix("-info.plist") || name == "exportoptions.plist"
      || name == "infoplist.plist"
      || parts.dropLast().contains { folder in
        folders.contains(String(folder)) || suffixes.contains(where: folder.hasSuffix)
      }
  }

  private static let folders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
  private static let suffixes = [
    ".bundle", ".framework", ".xcframework", ".xcodeproj", ".xcworkspace", ".app", ".appex",
  ]

  /// Whether a property list is not a screen, judging by its root: a dictionary without any key
  /// that is, or is almost, one of a screen.
  ///
  /// - Complexity: O(*n*) in the bytes of a property list whose root is not an array.
  package static func holds(_ bytes: [UInt8]) -> Bool {
    guard !begins(withArray: bytes) else { return false }
    let reading = PropertyListDocument.read(bytes, name: "")
    guard let document = reading.document, let root = document.root,
      document[root].kind == .dictionary, !document[root].flags.contains(.holdsFault)
    else { return false }
    let keys = Catalog.keys + ["sectionType"]
    return !document.children(of: root).contains { key in
      let name = document.string(of: key)
      return keys.contains(name) || Suggestion.nearest(to: name, among: keys) != nil
    }
  }

  /// Whether an XML property list certainly begins with an array, or contains the key of a screen's
  /// sections.
  private static func begins(withArray bytes: [UInt8]) -> Bool {
    guard let plist = bytes.firstRange(of: Array("<plist".utf8)),
      let end = bytes[plist.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    let rest = bytes[(end + 1)...].drop { $0 <= UInt8(ascii: " ") }
    if rest.starts(with: "<array".utf8) { return true }
    return bytes.firstRange(of: Array("<key>sections</key>".utf8)) != nil
  }
}
