import MarqueeDiagnostics
import MarqueeImages
import MarqueePlatform

/// The last run of a command on a content folder, to be repeated if nothing has changed since.
///
/// The state of the content is the metadata of all its files: sizes, times to the nanosecond, and
/// file numbers. A run with the same state and the same arguments reports and writes the same, so
/// it opens no file of the content. If anything differs, all stages run as usual.
///
/// A file that changes twice within one tick of the clock looks unchanged. So a run is remembered
/// only if nothing changed for a while before it began. For the same reason, git hashes files again
/// that are as new as its index. No program can set ``FileIdentity/changeTime``, so times that were
/// set back, copies and renamed files are noticed.
package struct RunMemory: Sendable {
  /// The contents of the content folder that the state was made from.
  package let listing: FolderListing

  private let folder: OpenFolder
  private let root: String
  private let question: ContentDigest
  private let contentState: ContentDigest
  private let state: ContentDigest
  /// When any of the content was last changed, in nanoseconds since 1970.
  private let latestChange: Int64
  private let openingTime: Int64

  /// Reads the state of a content folder.
  ///
  /// If there is no cache yet, none is created.
  ///
  /// - Parameters:
  ///   - cache: The folder of the cache.
  ///   - choice: How the folder was chosen.
  ///   - root: The content folder.
  ///   - question: Everything that was requested from the run.
  /// - Returns: `nil` if there is no usable cache, or if the state does not show every change: the
  ///   targets of links are not examined.
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
    // Another user may not be able to read the same files.
    hash.add(Int(geteuid()))
    self.state = hash.finished()
  }

  /// Whether the content did not change for a while before this run, so that the run can be
  /// remembered.
  package var canRemember: Bool { latestChange < settledTime }

  private var settledTime: Int64 { openingTime - FileClock.settlingTime }

  /// The run that was remembered for this question, if neither the content nor its output has
  /// changed since; `nil` if there is none.
  ///
  /// - Parameter output: The output folder.
  package func recalled(output: String?) -> RememberedRun? {
    guard let bytes = try? folder.reading(name, { file, _ in file.readToEnd() }),
      // With another state the record looks damaged, and is ignored.
      let record = try? Self.form.decode(bytes, under: state),
      let (run, inputs, identities) = try? Self.read(record),
      Self.statuses(of: run.inputs)?.map(\.identity) == inputs,
      Self.identities(of: run.outputs, in: output).map({ $0.map(\.identity) }) == identities
    else { return nil }
    return run
  }

  /// Remembers this run, unless something was changed so recently that a second change might not be
  /// noticed.
  ///
  /// - Parameter output: The output folder.
  /// - Returns: Why it could not be remembered; `nil` if there was no error.
  package func remember(_ run: RememberedRun, output: String?) -> FileError? {
    guard canRemember, run.report.count <= Self.reportLimit,
      // A file may have been changed during the run.
      ContentState(of: root)?.hash.finished() == contentState,
      let inputs = Self.statuses(of: run.inputs),
      inputs.allSatisfy({ $0.identity.latestTime < settledTime }),
      let statuses = Self.identities(of: run.outputs, in: output),
      // Files that this run has just written, or that another run is writing, are too new.
      statuses.allSatisfy({ $0.identity.latestTime < settledTime })
    else { return nil }
    var record = RecordWriter()
    record.count(run.exitCode)
    record.data(run.report)
    record.count(inputs.count)
    for (path, status) in zip(run.inputs, inputs) {
      record.text(path)
      record.identity(status.identity)
    }
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
  ) throws(RecordReader.Damage) -> (
    RememberedRun, inputs: [FileIdentity], outputs: [FileIdentity]
  ) {
    var record = RecordReader(record)
    let exitCode = try record.count()
    let report = Array(try record.data())
    var inputs: [String] = []
    var inputIdentities: [FileIdentity] = []
    for _ in 0..<(try record.count()) {
      inputs.append(try record.text())
      inputIdentities.append(try record.identity())
    }
    var names: [String] = []
    var identities: [FileIdentity] = []
    for _ in 0..<(try record.count()) {
      names.append(try record.path())
      identities.append(try record.identity())
    }
    guard record.isAtEnd else { throw RecordReader.Damage() }
    return (
      RememberedRun(exitCode: exitCode, report: report, inputs: inputs, outputs: names),
      inputIdentities, identities
    )
  }

  /// The metadata of input files; `nil` if one of them is not a regular file.
  private static func statuses(of paths: [String]) -> [FileStatus]? {
    let statuses = paths.compactMap { FileStatus(ofLink: $0) }.filter { $0.kind == .regular }
    return statuses.count == paths.count ? statuses : nil
  }

  /// The metadata of output files; `nil` if one of them is not a regular file.
  private static func identities(of names: [String], in output: String?) -> [FileStatus]? {
    guard !names.isEmpty else { return [] }
    // An output that cannot be found is written again.
    guard let output, let folder = try? OpenFolder(output),
      let device = FileStatus(of: folder.descriptor)?.device
    else { return nil }
    var statuses: [FileStatus] = []
    for name in names {
      guard let status = folder.status(of: name), status.kind == .regular, status.device == device
      else { return nil }
      statuses.append(status)
    }
    return statuses
  }

  /// The largest report that is kept, in bytes: for longer ones, the saved time does not matter.
  package static let reportLimit = 16 << 20

  /// How many runs are remembered; they differ in their arguments and in the width of the terminal.
  private static let limit = 8

  private static let prefix = "run-"
  private static let form = ChecksummedRecord("marquee-run", version: 2)

  private var name: String { "\(Self.prefix)\(question)" }

  private func forgetOldRuns() {
    // If the folder cannot be listed, nothing needs to be removed.
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

extension RecordWriter {
  fileprivate mutating func identity(_ identity: FileIdentity) {
    count(identity.byteCount)
    word(UInt64(bitPattern: identity.modificationTime))
    word(UInt64(bitPattern: identity.changeTime))
    word(identity.fileNumber)
  }
}

extension RecordReader {
  fileprivate mutating func identity() throws(Damage) -> FileIdentity {
    FileIdentity(
      byteCount: try count(), modificationTime: Int64(bitPattern: try word()),
      changeTime: Int64(bitPattern: try word()), fileNumber: try word())
  }
}
