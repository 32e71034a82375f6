import MarqueeImages
import MarqueePlatform

/// The places in the file system where a change of content shows.
package struct ContentPlaces: Hashable, Sendable {
  package internal(set) var folders: Set<String> = []
  /// The names of the entries that count in other folders, whether they exist or not.
  package private(set) var names: [String: Set<String>] = [:]
  /// The folders on the way to content, which may be renamed.
  package private(set) var passages: Set<String> = []
  package internal(set) var files: Set<String> = []
  /// Those of them that have other names too: a change through one of these does not show in the
  /// folder.
  package internal(set) var sharedFiles: Set<String> = []

  /// The most links that are followed on one way; the system follows no more either.
  private static let maximumLinkCount = 40

  /// Adds all places that decide where a path leads, including those of its links.
  mutating func add(wayTo path: String) {
    func reversedParts(of path: String) -> [String] {
      ContentPath.parts(of: path).reversed().map { String(Substring($0)) }
        .filter { !$0.isEmpty && $0 != "." }
    }
    var rest = reversedParts(of: path)
    var folder = path.hasPrefix("/") ? "/" : "."
    var linkCount = 0
    while let name = rest.popLast() {
      let place = ContentPath.joined(folder, name)
      switch FileStatus(ofLink: place)?.kind {
      case .directory where !rest.isEmpty || name == "..":
        passages.insert(place)
        folder = place
      case .symbolicLink:
        names[folder, default: []].insert(name)
        linkCount += 1
        // A link that has just been removed leads nowhere, and its name is among the places.
        guard linkCount <= Self.maximumLinkCount,
          let target = try? FileManager.default.destinationOfSymbolicLink(atPath: place)
        else { return }
        rest += reversedParts(of: target)
        if target.hasPrefix("/") { folder = "/" }
      case .directory, .regular, .pipe, .special, nil:
        names[folder, default: []].insert(name)
        return
      }
    }
  }
}
