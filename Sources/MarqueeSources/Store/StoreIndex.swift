import Foundation

/// The content of a store's index file: which body belongs to which key.
struct StoreIndex: Codable, Sendable {
  /// What is known of one body.
  struct Entry: Codable, Hashable, Sendable {
    /// The body's SHA-256 in hexadecimal digits, which its file is named after.
    var digest: String
    var byteCount: Int
    var validators: Validators
    /// Later entries have higher numbers.
    var order: Int
    /// Whether a manifest lists it, so that it makes no room for others.
    var isListed: Bool
  }

  static let fileName = "Index.json"
  /// How many entries there are at the most that are not of a manifest: addresses with a date in them
  /// would be more each day.
  static let entryLimit = 500
  private static let newestFormatVersion = 1

  private var formatVersion = newestFormatVersion
  var entries: [String: Entry] = [:]

  /// An index without entries.
  init() {}

  /// Reads an index; an empty one if there is none, or none that this version can read.
  init(in folder: URL) {
    let url = folder.appending(path: Self.fileName)
    // A store without a readable index is empty: all of it can be transferred again.
    guard let data = try? Data(contentsOf: url),
      let index = try? JSONDecoder().decode(StoreIndex.self, from: data),
      index.formatVersion == Self.newestFormatVersion
    else { return }
    self = index
  }

  /// Sets the entry of a key, after all others.
  mutating func set(
    _ key: String, digest: String, byteCount: Int, _ validators: Validators, isListed: Bool
  ) {
    let last = entries.values.map(\.order).max() ?? 0
    entries[key] = Entry(
      digest: digest, byteCount: byteCount, validators: validators, order: last + 1,
      isListed: isListed)
  }

  /// Drops the oldest entries beyond the limit.
  mutating func dropOldest() {
    let single = entries.filter { !$0.value.isListed }.sorted { $0.value.order < $1.value.order }
    for (key, _) in single.dropLast(Self.entryLimit) { entries[key] = nil }
  }
}
