import MarqueeCompiler
import MarqueeRendering
import MarqueeSupport

/// The folder that previews are written into: it knows what was written before, and removes what
/// belongs to screens that are gone.
struct PreviewFolder {
  /// What has become of a file.
  enum Change: Hashable, Sendable {
    case wrote
    case unchanged
    case removed
    /// It should have gone, but somebody has changed it since it was written.
    case left
  }

  /// The folder's path.
  let path: String
  private let folder: OpenFolder
  /// The content that this run shows.
  private let content: String
  private var record: PreviewRecord
  /// The files of this run that are not in the record yet, by name.
  private var written: [String: PreviewFile] = [:]

  /// What the files show of a content; each is kept up to date apart from the other.
  enum Purpose: String, Sendable {
    case screens
    case comparison
  }

  /// Opens a folder, and makes it if it is missing.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - content: The path of the content that is shown.
  init(_ path: String, content: String, purpose: Purpose = .screens) throws(FileError) {
    self.path = path
    self.content = Self.key(ofContent: content, output: path, purpose)
    folder = try OpenFolder.making(path)
    // A record that cannot be read is none: then nothing is removed.
    record =
      (try? folder.bytes(of: PreviewRecord.fileName)).map { PreviewRecord($0) } ?? PreviewRecord()
  }

  /// What distinguishes one content from another in a record, wherever both folders are moved.
  static func key(
    ofContent content: String, output: String, _ purpose: Purpose = .screens
  ) -> String {
    let folder =
      LocalFiles.kind(of: content) == .folder ? content : ContentPath.folder(of: content)
    let way = RelativePath.steps(to: folder, fromFolder: output)
    // No part of a path is empty, so that no content has the key of another one's comparison.
    let steps = way + (purpose == .screens ? [] : ["", purpose.rawValue])
    return String(SHA256.hexadecimal(of: Array(steps.joined(separator: "/").utf8)).prefix(16))
  }

  /// Whether a file of this name may be one that a run has written.
  static func canBeOurs(_ name: String) -> Bool {
    isAsset(name) || name == PreviewAgainst.markdownName
      || [".html", ".js", ".svg", ".txt"].contains { name.hasSuffix($0) }
  }

  /// Whether a file is one that the pages of a site share.
  static func isAsset(_ name: String) -> Bool { name.hasPrefix("\(SiteAsset.folder)/") }

  /// Whether a former run has written a file of this name, and it is there.
  func has(_ name: String) -> Bool {
    record.entries[name] != nil && LocalFiles.kind(of: "\(path)/\(name)") == .file
  }

  /// Writes a file, if its bytes have changed.
  mutating func write(_ file: PreviewFile) throws(FileError) -> Change {
    let isChanged = try folder.write(file.bytes, to: file.name)
    // Digests take time, and somebody may wait for the next file.
    written[file.name] = file
    return isChanged ? .wrote : .unchanged
  }

  /// Removes the files of screens that the content no longer has.
  ///
  /// It comes before writing: where names that differ in case are one file, that file stays.
  ///
  /// - Parameter screens: The names of all screens; `nil` if they are not known, and then all stays.
  mutating func removeFiles(without screens: Set<String>?) -> [(name: String, change: Change)] {
    guard let screens else { return [] }
    return remove(record.files(ofContent: content, without: screens))
  }

  /// Removes all files of the content that this run does not write.
  ///
  /// - Parameter names: The names of those that it writes.
  mutating func removeFiles(besides names: Set<String>) -> [(name: String, change: Change)] {
    remove(record.files(ofContent: content, besides: names))
  }

  /// Removes the shared files that a site no longer uses.
  mutating func removeAssets(without names: Set<String>) -> [(name: String, change: Change)] {
    remove(record.assets(ofContent: content, without: names))
  }

  /// Writes the record.
  mutating func finish() throws(FileError) {
    for file in written.values {
      record.add(
        PreviewRecord.Entry(
          name: file.name, digest: SHA256.hexadecimal(of: file.bytes), content: content,
          screen: file.screen))
    }
    written = [:]
    try folder.write(record.bytes, to: PreviewRecord.fileName)
    folder.removeStaleTemporaryFiles()
  }

  /// Whether a file has what was written: then nobody misses it.
  private static func isOurs(_ bytes: [UInt8], _ entry: PreviewRecord.Entry) -> Bool {
    // A line that is to be shown is written by another run.
    ChangeScripts.showNumber(in: bytes) != nil || SHA256.hexadecimal(of: bytes) == entry.digest
  }

  private mutating func remove(_ entries: [PreviewRecord.Entry])
    -> [(name: String, change: Change)]
  {
    entries.compactMap { entry in
      record.remove(entry.name)
      // What is gone already, or is no file any more, is none of ours.
      guard let bytes = try? folder.bytes(of: entry.name) else { return nil }
      guard Self.isOurs(bytes, entry), (try? folder.remove(entry.name)) != nil
      else { return (entry.name, .left) }
      return (entry.name, .removed)
    }
  }
}
