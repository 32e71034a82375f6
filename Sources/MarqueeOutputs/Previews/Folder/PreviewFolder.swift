import MarqueeCatalog
package import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeRendering
import MarqueeScreen

/// The folder that previews are written into, which removes files of deleted screens.
///
/// It keeps a record of the files written so far.
package struct PreviewFolder {
  package enum Change: Hashable, Sendable {
    case wrote
    case unchanged
    case removed
    /// It was to be removed, but it has been changed since it was written.
    case left
  }

  package struct NamedChange: Hashable, Sendable {
    package let name: String
    package let change: Change
  }

  package let path: String
  private let folder: OpenFolder
  private let content: String
  private var record: PreviewRecord
  /// The files of this run that are not in the record yet, by name.
  private var written: [String: PreviewFile] = [:]

  /// Opens a folder; creates it if missing.
  ///
  /// - Parameters:
  ///   - path: The folder's path.
  ///   - content: The path of the content that is shown.
  ///   - format: The format of a comparison, whose files are updated independently of all others;
  ///     `nil` for the screens themselves.
  package init(
    _ path: String, content: String, comparing format: PreviewFormat? = nil
  ) throws(FileError) {
    self.path = path
    self.content = Self.key(ofContent: content, output: path, comparing: format)
    folder = try Disk().folder(making: path)
    // A record that cannot be read counts as missing; then nothing is removed.
    record =
      (try? folder.read(PreviewRecord.fileName).bytes).map { PreviewRecord($0) } ?? PreviewRecord()
  }

  /// A key that identifies content in a record, even if both folders are moved together.
  package static func key(
    ofContent content: String, output: String, comparing format: PreviewFormat? = nil
  ) -> String {
    let folder =
      Disk().kind(of: content) == .directory ? content : ContentPath.folder(of: content)
    let way = PathFromFolder.steps(to: folder, fromFolder: output)
    // No part of a path is empty, so no content's key equals that of another one's comparison.
    let steps = way + (format.map { ["", $0.rawValue] } ?? [])
    return String(SHA256.hexadecimal(of: Array(steps.joined(separator: "/").utf8)).prefix(16))
  }

  /// Whether a run may have written a file with this name.
  static func canBeOurs(_ name: String) -> Bool {
    isAsset(name) || name == PreviewComparison.markdownName
      || [".html", ".js", ".svg", ".txt"].contains { name.hasSuffix($0) }
  }

  static func isAsset(_ name: String) -> Bool { name.hasPrefix("\(SiteAsset.folder)/") }

  /// Whether an earlier run wrote a file with this name, and it still exists.
  func has(_ name: String) -> Bool {
    record.entries[name] != nil && Disk().kind(of: "\(path)/\(name)") == .regular
  }

  /// Writes a file if its bytes have changed.
  package mutating func write(_ file: PreviewFile) throws(FileError) -> Change {
    let isChanged = try folder.write(file.bytes, to: file.name)
    // Digests take time, so they are computed later, when they do not delay the next file.
    written[file.name] = file
    return isChanged ? .wrote : .unchanged
  }

  /// Removes the files of screens that the content no longer has.
  ///
  /// Call it before writing: if names differ only in case and denote one file, that file stays.
  ///
  /// - Parameter screens: The names of all screens; `nil` if they are not known, in which case
  ///   nothing is removed.
  mutating func removeFiles(without screens: Set<String>?) -> [NamedChange] {
    guard let screens else { return [] }
    return remove { entry in entry.screen.map { !screens.contains($0) } ?? false }
  }

  /// Removes all files of the content that this run does not write.
  ///
  /// - Parameter names: The names of the files that it writes.
  mutating func removeFiles(besides names: Set<String>) -> [NamedChange] {
    remove { !names.contains($0.name) }
  }

  /// Removes the shared files that a site no longer uses.
  mutating func removeAssets(without names: Set<String>) -> [NamedChange] {
    remove { $0.screen == nil && Self.isAsset($0.name) && !names.contains($0.name) }
  }

  package mutating func finish() throws(FileError) {
    for file in written.values {
      record.add(
        PreviewRecord.Entry(
          name: file.name, digest: SHA256.hexadecimal(of: file.bytes), content: content,
          screen: file.screen))
    }
    written = [:]
    try folder.write(record.bytes, to: PreviewRecord.fileName)
    folder.removeLeftovers()
  }

  /// Whether a file still has the written bytes, so that it can be removed.
  private static func isOurs(_ bytes: [UInt8], _ entry: PreviewRecord.Entry) -> Bool {
    // A script that asks to show a line is written by another run.
    ChangeScripts.showNumber(in: bytes) != nil || SHA256.hexadecimal(of: bytes) == entry.digest
  }

  /// Removes files of the content, in the order of their names' bytes.
  private mutating func remove(where isMeant: (PreviewRecord.Entry) -> Bool) -> [NamedChange] {
    let entries = record.entries.values.filter { $0.content == content && isMeant($0) }
    return entries.sortedByBytes(of: \.name).compactMap { entry in
      record.remove(entry.name)
      // Deleted files, and what is no longer a file, are skipped.
      guard let bytes = try? folder.read(entry.name).bytes else { return nil }
      guard Self.isOurs(bytes, entry), (try? folder.remove(entry.name)) != nil
      else { return NamedChange(name: entry.name, change: .left) }
      return NamedChange(name: entry.name, change: .removed)
    }
  }
}
