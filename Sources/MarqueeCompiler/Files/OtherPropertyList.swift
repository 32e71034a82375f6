import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation

/// Property lists of an app that are not screens but may be next to them.
package enum OtherPropertyList {
  /// Whether a path has a name that Xcode gives to such a file.
  ///
  /// - Parameter path: The path in the content folder.
  package static func isName(_ path: String) -> Bool {
    let name = ContentPath.name(of: path).lowercased()
    return name == "info.plist" || name.hasSuffix("-info.plist") || name == "exportoptions.plist"
      || name == "infoplist.plist"
  }

  /// Whether a path is in a folder that belongs to a tool, or is opened as one file.
  ///
  /// - Parameter path: The path in the content folder.
  static func isInFolder(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      folders.contains(String(folder)) || suffixes.contains(where: folder.hasSuffix)
    }
  }

  private static let folders: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]
  private static let suffixes = [
    ".bundle", ".framework", ".xcframework", ".xcodeproj", ".xcworkspace", ".app", ".appex",
  ]

  /// Whether a property list is not a screen, judging by its root: a dictionary without any key
  /// that is, or is almost, one of a screen, and without sections at any depth.
  ///
  /// - Parameters:
  ///   - bytes: The property list.
  ///   - isOther: The result for a property list with a syntax error.
  /// - Complexity: O(*n*) in the bytes of a property list whose root is not an array.
  package static func holds(_ bytes: [UInt8], ifDamaged isOther: Bool = false) -> Bool {
    guard !begins(withArray: bytes) else { return false }
    let document = PropertyListDocument.read(bytes, name: "").document
    guard let root = document.root, !document[root].flags.contains(.holdsFault) else {
      return isOther
    }
    return !document.isMeantAsScreen
  }

  /// Why a property list is not read as a screen; `nil` if it is.
  ///
  /// - Parameter path: The path in the content folder.
  /// - Complexity: O(*n*) in the bytes.
  static func reason(toPassOver bytes: [UInt8], _ path: String) -> FileFault.Reason? {
    guard holds(bytes, ifDamaged: isName(path)) else { return nil }
    let document = PropertyListDocument.read(bytes, name: "").document
    return document.holdsLists(knowing: ContentModel.builtIn.sectionTypes) ? .lists : .noScreen
  }

  /// Whether an XML property list certainly begins with an array, or has the key of sections.
  private static func begins(withArray bytes: [UInt8]) -> Bool {
    guard let plist = bytes.firstIndex(of: Array("<plist".utf8), from: 0),
      let end = bytes[plist...].firstIndex(of: UInt8(ascii: ">"))
    else { return false }
    let rest = bytes[(end + 1)...].drop { $0 <= UInt8(ascii: " ") }
    if rest.starts(with: "<array".utf8) { return true }
    return bytes.firstIndex(of: Array("<key>sections</key>".utf8), from: end) != nil
  }
}
