import MarqueeScreen

/// The files that earlier runs wrote into a preview folder, so that they can be removed with their
/// screens.
///
/// The record is a file in that folder. Like the folder, it may come from anywhere, so it is not
/// trusted on its own: a file is removed only if its bytes are those that were written.
package struct PreviewRecord: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var name: String
    /// The SHA-256 digest of the bytes, in hexadecimal.
    package var digest: String
    /// The key of its content, made by ``PreviewFolder/key(ofContent:output:)``.
    package var content: String
    /// The screen that it shows; `nil` for a file about all screens.
    package var screen: String?
  }

  package static let fileName = ".marquee-preview"
  /// The first line; the number changes with the format of the other lines.
  private static let header = "marquee-preview 1"
  /// The mark in place of a screen for a file about all screens; no screen name is written like
  /// this.
  private static let allScreens = "*"

  package private(set) var entries: [String: Entry] = [:]

  package init() {}

  /// Reads a record; skips what it cannot read.
  package init(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first, first.elementsEqual(Self.header.utf8) else { return }
    for line in lines.dropFirst() {
      if let entry = Self.entry(line) { entries[entry.name] = entry }
    }
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> Entry? {
    let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, let name = RelativeURI.path(of: words[3]),
      PreviewFolder.canBeOurs(name)
    else { return nil }
    guard words[2] != allScreens else {
      return Entry(name: name, digest: words[0], content: words[1], screen: nil)
    }
    return RelativeURI.path(of: words[2]).map {
      Entry(name: name, digest: words[0], content: words[1], screen: $0)
    }
  }

  package var bytes: [UInt8] {
    let names = entries.keys.sortedByBytes()
    let lines = names.compactMap { entries[$0] }.map { entry in
      let screen = entry.screen.map { RelativeURI.reference(forPath: $0) } ?? Self.allScreens
      let name = RelativeURI.reference(forPath: entry.name)
      return "\(entry.digest) \(entry.content) \(screen) \(name)\n"
    }
    return Array("\(Self.header)\n\(lines.joined())".utf8)
  }

  package mutating func add(_ entry: Entry) { entries[entry.name] = entry }

  package mutating func remove(_ name: String) { entries[name] = nil }
}
