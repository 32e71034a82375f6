import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeManifests
import MarqueeScreen
import MarqueeSupport

/// Writes screens and their index as JSON into a folder.
struct OutputWriter {
  let files: BuildSystemFiles
  let report: ReportOptions
  let style: JSONStyle
  let workers: Workers
  let console: Console

  init(
    to files: BuildSystemFiles, _ style: JSONStyle, _ report: ReportOptions, workers: Workers,
    on console: Console
  ) {
    self.files = files
    self.report = report
    self.style = style
    self.workers = workers
    self.console = console
  }

  /// Something to write.
  private struct Output: Sendable {
    /// The path inside the output folder.
    let name: String
    let path: String
    let bytes: [UInt8]
    /// The source, in words.
    let origin: String
  }

  /// The result of writing.
  enum Outcome: Equatable {
    /// Everything was written, at these paths inside the output folder.
    case complete([String])
    /// Not all could be written.
    case failed
  }

  /// Writes all screens without errors.
  ///
  /// - Parameters:
  ///   - hasIndex: Whether to write the index too, if no screen has errors.
  ///   - leftovers: JSON of screens that are gone. `--strict` refuses it: the screens are written, and
  ///     the index is not.
  func write(
    _ reports: [CompiledContent], withIndex hasIndex: Bool, besides leftovers: [String]
  ) -> Outcome {
    var outputs: [Output] = []
    for (object, json) in reports.flatMap({ $0.outputs(isStrict: report.isStrict) }) {
      outputs.append(
        Output(
          name: files.name(ofOutput: object.outputName),
          path: files.path(ofOutput: object.outputName), bytes: json,
          origin: "'\(object.file)'"))
    }
    let hasIndex = hasIndex && !failStrictly(leftovers)
    let whole =
      hasIndex ? index(of: reports).map { [$0] + manifest(of: outputs) } ?? [] : []
    let (unique, hasConflicts) = resolveCollisions(in: outputs + whole)
    let wholePaths = files.wholePaths
    let screens = unique.filter { !wholePaths.contains($0.path) }
    guard write(screens), !hasConflicts,
      remember(screens.map(\.name), leftovers, of: reports, isListing: !whole.isEmpty)
    else { return .failed }
    // The index is written last, so it names no missing file.
    return write(whole) ? .complete((screens + whole).map(\.name)) : .failed
  }

  /// Reports outputs that are already up to date, and removes temporary files beside them.
  func leave(_ names: [String]) {
    guard !names.isEmpty else { return }
    if report.reporter == .text {
      console.print(names.map { line("unchanged", files.path(ofFile: $0)) }.joined())
    }
    // If the folder is gone by now, there is nothing left to remove.
    guard let folder = try? OpenFolder(files.output) else { return }
    removeStaleTemporaryFiles(beside: names, in: folder)
  }

  private func line(_ word: String, _ path: String) -> String {
    VisibleText.escape("\(word) \(path)") + "\n"
  }

  private func removeStaleTemporaryFiles(beside names: [String], in folder: OpenFolder) {
    let folders = Set(names.map { $0.contains("/") ? ContentPath.folder(of: $0) : "" })
    for inside in folders { folder.removeStaleTemporaryFiles(in: inside) }
  }

  /// A manifest of all written screens; empty if none is requested.
  private func manifest(of screens: [Output]) -> [Output] {
    guard files.hasManifest else { return [] }
    // A file that was named twice is listed once.
    var paths: Set<String> = []
    let entries = workers.map(screens.filter { paths.insert($0.path).inserted }) { screen in
      CatalogManifest.Entry(
        file: screen.name, digest: SHA256.hexadecimal(of: screen.bytes),
        byteCount: screen.bytes.count)
    }
    return [
      Output(
        name: CatalogManifest.fileName, path: files.manifestPath,
        bytes: CatalogManifest(entries).jsonBytes(style: style),
        origin: "the manifest of all screens")
    ]
  }

  /// An index of all screens; `nil` if one of them fails, because a partial index would look
  /// complete.
  private func index(of reports: [CompiledContent]) -> Output? {
    let indices = reports.compactMap(\.index)
    guard !reports.isEmpty, indices.count == reports.count,
      !report.fail(reports.flatMap(\.diagnostics))
    else { return nil }
    let index = ScreenIndex(
      indices.flatMap(\.screens).map { $0.inFile(files.name(ofOutput: $0.name)) })
    return Output(
      name: ScreenIndex.fileName, path: files.indexPath, bytes: index.jsonBytes(style: style),
      origin: "the index of all screens")
  }

  /// Drops outputs that would overwrite another one, and reports them.
  private func resolveCollisions(in outputs: [Output]) -> (unique: [Output], hasConflicts: Bool) {
    var takenBy: [String: String] = [:]
    var hasConflicts = false
    let unique = outputs.filter { output in
      // A Mac's file system is case-insensitive.
      let other = takenBy.updateValue(output.origin, forKey: output.path.lowercased())
      guard let other else { return true }
      // A file that was named twice does not conflict with itself.
      guard other != output.origin else { return false }
      hasConflicts = true
      console.printError(
        "marquee: error: \(other) and \(output.origin) would both become '\(output.path)'")
      return false
    }
    return (unique, hasConflicts)
  }

  private func write(_ outputs: [Output]) -> Bool {
    guard !outputs.isEmpty else { return true }
    // Only the folder itself may be a link, because somebody named it.
    let opened = console.attempt { () throws(FileError) in try OpenFolder.making(files.output) }
    guard let folder = opened else { return false }
    let results = workers.map(outputs) { output in
      Result { () throws(FileError) in try folder.write(output.bytes, to: output.name) }
    }
    var lines = ""
    var isComplete = true
    for (output, result) in zip(outputs, results) {
      switch result {
      case .success(let isChanged):
        lines += line(isChanged ? "wrote" : "unchanged", output.path)
      case .failure(let error):
        console.printError("marquee: error: \(error.message)")
        isComplete = false
      }
    }
    if report.reporter == .text { console.print(lines) }
    removeStaleTemporaryFiles(beside: outputs.map(\.name), in: folder)
    return isComplete
  }
}
