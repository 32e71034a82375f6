import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation

/// The baseline of a content folder: the file, and what it holds.
package struct ContentBaseline: Sendable {
  /// The file's path, as diagnostics show it.
  package let path: String
  /// What was read; `nil` if the file could not be read.
  package let reading: BaselineReading?
  private let fault: Diagnostic?

  private static let namedEntryCount = 8

  /// Makes a baseline from the bytes of its file.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    let reading = BaselineReading(bytes, name: path)
    self.reading = reading
    fault = reading.fault
  }

  /// Makes a baseline that could not be read, for a reason that is reported.
  init(path: String, fault: Diagnostic) {
    self.path = path
    reading = nil
    self.fault = fault
  }

  /// Reads the file that a person has named.
  ///
  /// - Throws: ``FileError`` if it cannot be read; its faults are reported instead.
  package static func read(_ path: String) throws(FileError) -> ContentBaseline {
    ContentBaseline(try LocalFiles.read(path), path: path)
  }

  /// Reads a file that is to be replaced; `nil` if there is none.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is a link, which would be replaced by a file.
  package static func replaced(at path: String) throws(FileError) -> ContentBaseline? {
    guard let status = FileStatus(ofLink: path) else { return nil }
    guard status.kind != .symbolicLink else { throw .isLink(path: path) }
    return try read(path)
  }

  /// Applies the baseline to the diagnostics of a run.
  ///
  /// Of a faulty baseline, it is not known which diagnostics it has, so only errors remain.
  ///
  /// - Returns: The diagnostics to report, in their groups, and those of the baseline itself.
  func apply(
    to groups: [[Diagnostic]], of scope: BaselineScope
  ) -> (remaining: [[Diagnostic]], own: [Diagnostic]) {
    guard let reading, let baseline = reading.baseline else {
      let errors = groups.map { group in group.filter { $0.severity == .error } }
      return (errors, [fault].compactMap(\.self))
    }
    let outcome = baseline.apply(to: groups, of: scope)
    let unused = outcome.unused.map { entry, count in
      let all = baseline.counts[entry, default: 0]
      return (entry: entry, words: entry.words + (count < all ? ", \(count) of \(all)" : ""))
    }
    return (outcome.remaining, unusedEntries(unused, in: reading))
  }

  private func unusedEntries(
    _ entries: [(entry: Baseline.Entry, words: String)], in reading: BaselineReading
  ) -> [Diagnostic] {
    guard let first = entries.first?.entry else { return [] }
    var notes = entries.prefix(Self.namedEntryCount).map { Note($0.words) }
    if entries.count > Self.namedEntryCount {
      notes.append(Note("and \(entries.count - Self.namedEntryCount) more"))
    }
    let message =
      entries.count == 1
      ? "1 entry of the baseline no longer occurs"
      : "\(entries.count) entries of the baseline no longer occur"
    return [
      Diagnostic(
        rule: .unusedBaselineEntry, severity: .note, message: message,
        place: Place(file: path, range: reading.ranges[first]), notes: notes,
        fixIts: .advice(
          "'marquee validate --write-baseline \(path)' removes "
            + (entries.count == 1 ? "it" : "them")))
    ]
  }
}

extension Baseline.Entry {
  /// The entry for people: `'repeated-space' of 'dune' in 'Home.plist'`.
  fileprivate var words: String {
    let subject = subject.item ?? (subject.path.isEmpty ? nil : subject.path)
    return "'\(rule)'\(subject.map { " of '\($0)'" } ?? "") in '\(file)'"
  }
}
