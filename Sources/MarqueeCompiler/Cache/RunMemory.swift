import MarqueeDiagnostics
import MarqueeImages

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The last run of a command on a content folder, for a run in which nothing has changed since.
///
/// What the system says of all files of the folder is the state of the content: their sizes, times to
/// the nanosecond, and numbers. A run in the same state that is asked for the same says the same and
/// writes the same; it opens no file of the content. If anything differs, the run takes its usual way.
///
/// A file that changes twice within one tick of the clock looks unchanged. So a run is remembered
/// only where everything was left alone for a while before it began, as git hashes again what is as
/// young as its index. No program can set ``FileIdentity/changeTime``, so that times which are set
/// back, copies and renamed files are noticed.
package struct RunMemory: Sendable {
  /// What lies below the content folder, as the state was made from it.
  package let listing: FolderListing

  private let folder: OpenFolder
  private let root: String
  private let question: ContentDigest
  private let contentState: ContentDigest
  private let state: ContentDigest
  /// When something of the content was last changed; in nanoseconds since 1970.
  private let latestChange: Int64
  /// When the state was looked at.
  private let openingTime: Int64

  /// Looks at the files of a content folder.
  ///
  /// Nothing is made where there is no cache yet.
  ///
  /// - Parameters:
  ///   - cache: The folder of the cache.
  ///   - choice: Who has chosen it.
  ///   - root: The content folder.
  ///   - question: All that a run is asked for.
  /// - Returns: `nil` without a cache that can be used, and where the state does not show every
  ///   change: links lead to files that are not looked at.
  package init?(
    in cache: String, chosenBy choice: ContentCache.Choice, contentFolder root: String,
    question: [String]
  ) {
    openingTime = FileClock.now
    guard let folder = ContentCache.existingLocalFolder(of: cache, chosenBy: choice),
      let state = ContentState(of: root)
    else { return nil }
    self.folder = folder
    self.root = root
    contentState = state.hash.finished()
    listing = state.listing
    latestChange = state.latestChange
    var hash = SipHash()
    hash.add(root)
    for text in question { hash.add(text) }
    self.question = hash.finished()
    hash = state.hash
    hash.add(self.question)
    hash.add(ProgramDigest.text(rememberedIn: folder))
    // What one user can read another cannot.
    hash.add(Int(geteuid()))
    self.state = hash.finished()
  }

  /// Whether the content was left alone for a while before this run, so that it can be remembered.
  package var canRemember: Bool { latestChange < settledTime }

  private var settledTime: Int64 { openingTime - FileClock.settlingTime }

  /// The run that was remembered for this question, if neither the content nor what it has written
  /// has changed since; `nil` if there is none.
  ///
  /// - Parameter output: The folder of what it has written.
  package func recalled(output: String?) -> RememberedRun? {
    guard let bytes = try? folder.reading(name, { file, _ in file.readToEnd() }),
      // Another state makes the record look damaged, and it is as good as none.
      let record = try? Self.form.decode(bytes, under: state),
      let (run, identities) = try? Self.read(record),
      Self.identities(of: run.outputs, in: output).map({ $0.map(\.identity) }) == identities
    else { return nil }
    return run
  }

  /// Remembers this run, unless something was changed so lately that a second change might not show.
  ///
  /// - Parameter output: The folder of what it has written.
  /// - Returns: Why it could not be remembered; `nil` if all is well.
  package func remember(_ run: RememberedRun, output: String?) -> FileError? {
    guard canRemember, run.report.count <= Self.reportLimit,
      // What was read meanwhile may have been put back.
      ContentState(of: root)?.hash.finished() == contentState,
      let statuses = Self.identities(of: run.outputs, in: output),
      // What was written in this run, or is being written by another, is too young.
      statuses.allSatisfy({ $0.identity.latestTime < settledTime })
    else { return nil }
    var record = RecordWriter()
    record.count(run.exitCode)
    record.data(run.report)
    record.count(statuses.count)
    for (name, status) in zip(run.outputs, statuses) {
      record.text(name)
      record.identity(status.identity)
    }
    do throws(FileError) {
      try folder.write(Self.form.encode(record.bytes, under: state), to: name)
    } catch {
      return error
    }
    forgetOldRuns()
    return nil
  }

  private static func read(
    _ record: ArraySlice<UInt8>
  ) throws(RecordReader.Damage) -> (RememberedRun, [FileIdentity]) {
    var record = RecordReader(record)
    let exitCode = try record.count()
    let report = Array(try record.data())
    var names: [String] = []
    var identities: [FileIdentity] = []
    for _ in 0..<(try record.count()) {
      names.append(try record.path())
      identities.append(try record.identity())
    }
    guard record.isAtEnd else { throw RecordReader.Damage() }
    return (RememberedRun(exitCode: exitCode, report: report, outputs: names), identities)
  }

  /// What the system says of files that were written; `nil` if one is not there as a regular file.
  private static func identities(of names: [String], in output: String?) -> [FileStatus]? {
    guard !names.isEmpty else { return [] }
    guard let output, let folder = try? OpenFolder(output) else { return nil }
    guard let device = FileStatus(of: folder.descriptor)?.device else { return nil }
    var statuses: [FileStatus] = []
    for name in names {
      guard let place = try? folder.place(of: name),
        let status = FileStatus(of: place.name, in: place.folder), status.kind == .regular,
        status.device == device
      else { return nil }
      statuses.append(status)
    }
    return statuses
  }

  /// The largest report that is kept, in bytes: whoever reads a longer one has other cares than time.
  package static let reportLimit = 16 << 20

  /// How many runs are remembered: terminals differ in width, and commands in what they are asked.
  private static let limit = 8

  private static let prefix = "run-"
  private static let form = ChecksummedRecord("marquee-run", version: 1)

  private var name: String { "\(Self.prefix)\(question)" }

  private func forgetOldRuns() {
    // If the folder cannot be listed, nothing needs to go.
    guard let names = try? folder.names().valid.filter(Self.isName), names.count > Self.limit else {
      return
    }
    let dated = names.compactMap { name in
      FileStatus(of: name, in: folder).map { (name, $0.identity.modificationTime) }
    }
    let sorted = dated.filter { $0.0 != name }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    for (name, _) in sorted.prefix(names.count - Self.limit) { folder.delete(name) }
  }

  private static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && ContentDigest(String(name.dropFirst(prefix.count))) != nil
  }
}
