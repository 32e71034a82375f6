package import MarqueeDiagnostics
import MarqueeImages
import MarqueePlatform
import MarqueeValidation

package struct ContentBaseline: Sendable {
  /// The file's path, as diagnostics show it.
  package let path: String
  /// The bytes of the file; none if it could not be read.
  package private(set) var bytes: [UInt8] = []
  /// The baseline; `nil` if the file has a fault, because some of its entries may be lost.
  package private(set) var baseline: Baseline?
  package private(set) var fault: Diagnostic?

  private static let namedEntryCount = 8

  /// Reads the file that a person has named.
  ///
  /// - Throws: ``FileError`` if it cannot be read; its faults are reported instead.
  package static func read(_ path: String) throws(FileError) -> ContentBaseline {
    ContentBaseline(try Disk().read(path).bytes, path: path)
  }

  /// Reads a file that is to be replaced; `nil` if there is none.
  ///
  /// - Throws: ``FileError`` if it cannot be read, or is a link, which would be replaced by a file.
  package static func replaced(at path: String) throws(FileError) -> ContentBaseline? {
    guard let status = Disk().status(of: path, followingLinks: false) else { return nil }
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
    guard let baseline else {
      let errors = groups.map { group in group.filter { $0.severity == .error } }
      return (errors, [fault].compactMap(\.self))
    }
    let (remaining, unused) = baseline.apply(to: groups, of: scope)
    let unusedWords = unused.map { entry, count in
      let all = baseline.counts[entry, default: 0]
      return entry.words + (count < all ? ", \(count) of \(all)" : "")
    }
    return (remaining, unusedEntries(unusedWords))
  }

  private func unusedEntries(_ entries: [String]) -> [Diagnostic] {
    if entries.isEmpty { return [] }
    var notes = entries.prefix(Self.namedEntryCount).map { Note($0) }
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
        place: Place(file: path), notes: notes,
        fixIts: .advice(
          "'marquee validate --write-baseline \(path)' removes "
            + (entries.count == 1 ? "it" : "them")))
    ]
  }
}

extension ContentBaseline {
  package init(_ bytes: [UInt8], path: String) {
    self.init(path: path, bytes: bytes)
    do {
      baseline = try JSONDecoder().decode(Baseline.self, from: Data(bytes))
    } catch {
      let message = (error as? Baseline.OtherVersion)?.message ?? "the file is not a baseline"
      fault = Diagnostic(
        rule: .invalidBaseline, severity: .error, message: message, place: Place(file: path),
        fixIts: .advice(
          "restore the file, or remove it and write it again with "
            + "'marquee validate --write-baseline \(path)'"))
    }
  }
}

extension Baseline.Entry {
  /// The entry for people: `'repeated-space' of 'dune' in 'Home.plist'`.
  fileprivate var words: String {
    let subject = subject.item ?? (subject.path.isEmpty ? nil : subject.path)
    return "'\(rule)'\(subject.map { " of '\($0)'" } ?? "") in '\(file)'"
  }
}
