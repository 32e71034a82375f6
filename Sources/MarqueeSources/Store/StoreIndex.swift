import Foundation

/// The content of a store's index file: the body for each key.
struct StoreIndex: Codable, Sendable {
  struct Entry: Codable, Hashable, Sendable {
    /// The body's SHA-256 digest in hexadecimal digits, which is its file's name.
    var digest: String
    var byteCount: Int
    var validators: Validators
    /// Later entries have higher numbers.
    var order: Int
    /// The build of the app that has stored it; `nil` if it is not known.
    var build: String?
    /// Whether a manifest lists it, so that it is never dropped for other entries.
    var isListed: Bool
  }

  static let fileName = "Index.json"
  /// The largest number of entries that are not in a manifest.
  ///
  /// Without a limit, addresses that contain a date would add entries every day.
  static let entryLimit = 500
  private static let newestFormatVersion = 1

  private var formatVersion = newestFormatVersion
  var entries: [String: Entry] = [:]

  init() {}

  /// Reads an index; makes an empty one if there is none that this version can read.
  init(in folder: URL) {
    let url = folder.appending(path: Self.fileName)
    // A store without a readable index is empty, because everything can be transferred again.
    guard let data = try? Data(contentsOf: url),
      let index = try? JSONDecoder().decode(StoreIndex.self, from: data),
      index.formatVersion == Self.newestFormatVersion,
      index.entries.values.allSatisfy({ $0.order < .max })
    else { return }
    self = index
  }

  /// Sets the entry for a key, ordered after all others.
  mutating func set(_ key: String, _ body: StagedBody, build: String? = nil, isListed: Bool) {
    let last = entries.values.map(\.order).max() ?? 0
    entries[key] = Entry(
      digest: body.digest, byteCount: body.byteCount, validators: body.validators,
      order: last + 1, build: build, isListed: isListed)
  }

  mutating func dropOldest() {
    let single = entries.filter { !$0.value.isListed }.sorted { $0.value.order < $1.value.order }
    for (key, _) in single.dropLast(Self.entryLimit) { entries[key] = nil }
  }
}
