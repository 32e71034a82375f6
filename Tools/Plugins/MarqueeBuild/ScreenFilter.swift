import Foundation

/// Selects the property lists that `marquee build` treats as screens, and thus has outputs for.
struct ScreenFilter {
  private let included: [String]
  private let excluded: [String]
  /// The names of the folders from that of the settings to the content folder.
  private let place: [String]
  /// The file with the diagnostics that are not reported; `nil` for none.
  let baseline: URL?

  /// Reads `include`, `exclude` and `baseline` from the settings.
  init(settings: URL?, content: URL) {
    let root = settings.flatMap(Self.propertyList) as? [String: Any]
    included = root?["include"] as? [String] ?? []
    excluded = root?["exclude"] as? [String] ?? []
    let folder = settings?.deletingLastPathComponent()
    place =
      folder.map { folder in
        Array(content.standardizedFileURL.pathComponents.dropFirst(folder.pathComponents.count))
      } ?? []
    // The program reports a path that leads out of the folder, or to nothing.
    baseline = folder.flatMap { folder in
      (root?["baseline"] as? String).map { folder.appending(path: $0) }
    }.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  /// Whether a path inside the content folder is included, and not excluded.
  func contains(_ path: String) -> Bool {
    let path = (place + [path]).joined(separator: "/")
    return (included.isEmpty || included.contains { Self.matches(path, $0) })
      && !excluded.contains { Self.matches(path, $0) }
  }

  /// Whether a property list is not a screen, judging by its name or folder.
  static func isOther(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last?.lowercased() else { return false }
    return name == "info.plist" || name.hasSuffix("-info.plist") || name == "exportoptions.plist"
      || name == "infoplist.plist"
      || parts.dropLast().contains { folder in
        ["Pods", "Carthage", "DerivedData", "node_modules"].contains(folder)
          || [
            ".bundle", ".framework", ".xcframework", ".xcodeproj", ".xcworkspace", ".app", ".appex",
          ]
          .contains(where: folder.hasSuffix)
      }
  }

  /// Whether a file may be a screen, judging by its root.
  ///
  /// A file that cannot be read counts as one, and the program reports the error.
  static func holdsScreen(_ url: URL) -> Bool {
    guard let root = propertyList(url) as? [String: Any] else { return true }
    // A misspelled key is an error of the program, so no output is missing then.
    return ["sections", "sectionType", "layouts", "formatVersion"].contains { root[$0] != nil }
      || root.keys.contains { $0.lowercased().hasPrefix("se") || $0.lowercased().hasPrefix("la") }
  }

  private static func propertyList(_ url: URL) -> Any? {
    (try? Data(contentsOf: url)).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
  }

  /// Whether a pattern matches a path, or a folder around it; `*` matches any characters.
  private static func matches(_ path: String, _ text: String) -> Bool {
    let isOfWholePath = (text.hasSuffix("/") ? text.dropLast() : text[...]).contains("/")
    let pattern = text.trimmingCharacters(in: CharacterSet(charactersIn: "/"))
    let parts = path.split(separator: "/").map(String.init)
    guard isOfWholePath else { return parts.contains { matches(name: $0, pattern) } }
    return parts.indices.contains { matches(name: parts[...$0].joined(separator: "/"), pattern) }
  }

  private static func matches(name: String, _ pattern: String) -> Bool {
    let parts = pattern.components(separatedBy: "*")
    guard parts.count > 1 else { return name == pattern }
    guard name.hasPrefix(parts[0]) else { return false }
    var rest = name.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts.last ?? "")
  }
}
