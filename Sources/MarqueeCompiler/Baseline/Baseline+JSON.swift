import MarqueeDiagnostics
import MarqueePlatform
import MarqueeScreen

/// The file of a baseline: JSON with one line for each entry, sorted, so that a change of one
/// diagnostic changes one line.
///
/// ```
/// {
///   "version": 1,
///   "entries": [
///     {"file":"Home.plist","rule":"repeated-space","item":"dune","path":"title","value":"4f0c…"},
///     {"file":"Images/old.png","rule":"unused-image","count":2}
///   ]
/// }
/// ```
///
/// `item`, `path`, `value` and `count` are left out if there is no item, no path, no value, or one
/// diagnostic.
extension Baseline {
  static let version = 1

  /// The file's bytes; equal baselines give equal bytes.
  package var json: [UInt8] {
    var lines = ["{", "  \"version\": \(Self.version),"]
    let entries = counts.sorted { $0.key.precedes($1.key) }.map { entry, count in
      "    \(Self.line(of: entry, count))"
    }
    if entries.isEmpty {
      lines.append("  \"entries\": []")
    } else {
      lines += ["  \"entries\": [", entries.joined(separator: ",\n"), "  ]"]
    }
    return Array((lines + ["}", ""]).joined(separator: "\n").utf8)
  }

  private static func line(of entry: Entry, _ count: Int) -> String {
    var writer = JSONWriter(style: .compact)
    writer.object { writer in
      for (key, text) in zip(Entry.keys, entry.texts) { writer.member(key, text) }
      writer.member("count", count == 1 ? nil : count)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension Baseline: Decodable {
  struct OtherVersion: Error {
    let version: Int

    var message: String {
      "the baseline has version \(version), and this program reads \(Baseline.version)"
    }
  }

  private struct File: Decodable {
    let version: Int
    let entries: [FileEntry]
  }

  private struct FileEntry: Decodable {
    let file: String
    let rule: String
    let item: String?
    let path: String?
    let value: String?
    let count: Int?
  }

  /// The most equal diagnostics: the sum of several such counts still fits.
  private static let validCounts = 1...1_000_000_000

  package init(from decoder: any Decoder) throws {
    let file = try File(from: decoder)
    guard file.version == Self.version else { throw OtherVersion(version: file.version) }
    for entry in file.entries {
      let digest = entry.value.flatMap { ContentDigest($0) }
      guard (digest == nil) == (entry.value == nil), Self.validCounts.contains(entry.count ?? 1)
      else {
        throw DecodingError.invalid("An entry has no such value or count.", at: decoder.codingPath)
      }
      let subject = DiagnosticSubject(item: entry.item, path: entry.path ?? "", digest: digest)
      add(
        Entry(file: entry.file, rule: RuleIdentifier(entry.rule), subject: subject),
        count: entry.count ?? 1)
    }
  }
}

extension Baseline.Entry {
  fileprivate static let keys = ["file", "rule", "item", "path", "value"]

  fileprivate var texts: [String?] {
    [
      file, rule.description, subject.item, subject.path.isEmpty ? nil : subject.path,
      subject.digest?.description,
    ]
  }

  /// Whether the entry comes before another in a file.
  func precedes(_ other: Baseline.Entry) -> Bool {
    for (text, other) in zip(texts, other.texts) where text != other {
      return (text ?? "").precedesByBytes(other ?? "")
    }
    return false
  }
}
