import Foundation
import MarqueePlatform
import MarqueeScreen

/// The files of a store, each of which is written completely or not at all.
struct StoreFiles: Sendable {
  let folder: URL

  private static let bodyExtension = ".json"
  private static let trialsName = "Trials.json"
  /// The notes of trials that earlier versions have written.
  private static let formerTrialExtension = ".trial"
  private static let temporaryExtension = ".marquee.tmp"

  /// The bytes of a body; `nil` if its file is missing or damaged.
  func body(_ digest: String, byteCount: Int) -> Data? {
    guard let data = try? Data(contentsOf: url(ofBody: digest)), data.count == byteCount,
      SHA256.hexadecimal(of: Array(data)) == digest
    else { return nil }
    return data
  }

  /// Whether a body has a file of the right length; its content is verified on reading.
  func hasBody(_ digest: String, byteCount: Int) -> Bool {
    let values = try? url(ofBody: digest).resourceValues(forKeys: [.fileSizeKey])
    return values?.fileSize == byteCount
  }

  /// Writes a body, unless it exists.
  func write(body data: Data, digest: String) throws {
    guard body(digest, byteCount: data.count) == nil else { return }
    try write(data, to: digest + Self.bodyExtension)
  }

  /// Writes the index, which replaces the old entries by the new ones in one step.
  func write(_ index: StoreIndex) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try write(try encoder.encode(index), to: StoreIndex.fileName)
  }

  /// The trials by key; none if they cannot be read, so that screens are shown.
  func trials() -> [String: ScreenTrial] {
    let file = folder.appending(path: Self.trialsName)
    return (try? JSONDecoder().decode([String: ScreenTrial].self, from: Data(contentsOf: file)))
      ?? [:]
  }

  /// Notes the trials; without the notes, a screen that ends the app is shown again.
  func write(trials: [String: ScreenTrial]) {
    let file = folder.appending(path: Self.trialsName)
    if trials.isEmpty {
      try? FileManager.default.removeItem(at: file)
    } else {
      try? JSONEncoder().encode(trials).write(to: file, options: .atomic)
    }
  }

  func makeFolder() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes bodies that neither an entry nor a digest names, and files left by interrupted writes
  /// and earlier versions.
  ///
  /// Other files stay. What cannot be removed only takes space.
  func removeUnused(besides index: StoreIndex, _ digests: Set<String>) {
    let used = Set((index.entries.values.map(\.digest) + digests).map { $0 + Self.bodyExtension })
    // A folder that cannot be listed keeps its files, which only take space.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where !used.contains(name) && Self.isOurs(name) {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
  }

  private static func isOurs(_ name: String) -> Bool {
    if name.hasPrefix("."), name.hasSuffix(temporaryExtension) { return true }
    // Bodies are named after their digests, and trials were after their keys, which are digests
    // too.
    return [bodyExtension, formerTrialExtension].contains { fileExtension in
      let digest = name.dropLast(fileExtension.count)
      return name.hasSuffix(fileExtension) && digest.utf8.count == 64
        && digest.allSatisfy(\.isHexDigit)
    }
  }

  private func url(ofBody digest: String) -> URL {
    folder.appending(path: digest + Self.bodyExtension)
  }

  /// Writes a temporary file to disk, and then renames it.
  private func write(_ data: Data, to name: String) throws {
    let temporary = folder.appending(path: ".\(UUID().uuidString)\(Self.temporaryExtension)")
    do {
      try Data().write(to: temporary, options: .withoutOverwriting)
      let file = try FileHandle(forWritingTo: temporary)
      do {
        try file.write(contentsOf: data)
        // Otherwise a system crash could leave the new name with bytes that were never written.
        try file.synchronize()
      } catch {
        try? file.close()
        throw error
      }
      try file.close()
      try move(temporary, to: folder.appending(path: name))
    } catch {
      // What is left is removed with the next write; the error that matters is thrown.
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
    synchronizeFolder()
  }

  /// Renames a file, replacing any file with the new name.
  private func move(_ file: URL, to other: URL) throws {
    guard unsafe rename(file.path, other.path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  /// Synchronizes the folder to disk; if the system cannot do it, nothing breaks.
  private func synchronizeFolder() {
    let descriptor = unsafe open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
