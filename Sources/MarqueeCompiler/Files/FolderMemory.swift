import MarqueeValidation

/// What was read of a content folder, and the unsaved texts of an editor, which count instead.
struct FolderMemory: Sendable {
  /// What the folder holds; `nil` if it must be listed.
  var listing: FolderListing?
  /// The property lists that were read, by their paths in the listing.
  var files: [String: ContentReader.Outcome] = [:]
  /// The texts by ``LocalFiles/place(of:)``.
  var texts: [String: [UInt8]] = [:]
  private var baseline: (name: String, ContentBaseline?)?

  init(listing: FolderListing? = nil) { self.listing = listing }

  mutating func forget() { (listing, files, baseline) = (nil, [:], nil) }

  /// The texts of property lists in a folder by their paths there, also of new ones; hidden files
  /// are never listed.
  func texts(in listing: FolderListing, of root: String) -> [String: [UInt8]] {
    guard !texts.isEmpty else { return [:] }
    let target = LocalFiles.target(of: root) ?? root
    var found: [String: [UInt8]] = [:]
    for (path, text) in texts {
      let inside = ContentPath.inside(path, of: target)
      guard inside != path, LocalFiles.hasScreenExtension(path.utf8),
        !ContentPath.parts(of: inside).contains(where: { $0.first == UInt8(ascii: ".") })
      else { continue }
      found[ContentPath.joined(root, inside)] = text
    }
    for link in listing.links {
      if let text = LocalFiles.target(of: link).flatMap({ texts[$0] }) { found[link] = text }
    }
    return found
  }

  /// The baseline that the settings of some content name.
  mutating func baseline(of content: ContentFolder) throws(FileError) -> ContentBaseline? {
    guard let name = content.settings.baseline?.text else { return nil }
    if let baseline, baseline.name == name { return baseline.1 }
    let read = try content.readBaseline(followingLinks: false)
    baseline = (name, read)
    return read
  }
}
