import MarqueeDiagnostics
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
  /// The version of the file's form.
  static let version = 1

  /// The keys of an entry, in their order.
  enum Key: String, CaseIterable {
    case file
    case rule
    case item
    case path
    case value
    case count
  }

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
      func text(_ key: Key, _ value: String) {
        writer.key(key.rawValue)
        writer.string(value)
      }
      text(.file, entry.file)
      text(.rule, entry.rule.description)
      if let item = entry.subject.item { text(.item, item) }
      if !entry.subject.path.isEmpty { text(.path, entry.subject.path) }
      if let digest = entry.subject.digest { text(.value, digest.description) }
      if count != 1 {
        writer.key(Key.count.rawValue)
        writer.integer(count)
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
