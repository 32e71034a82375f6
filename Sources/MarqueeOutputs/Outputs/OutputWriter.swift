package import MarqueeCompiler
package import MarqueeScreen

/// Writes screens and their index as JSON into a folder.
package struct OutputWriter: Sendable {
  package let files: BuildSystemFiles
  /// Whether a warning refuses a screen, and JSON of a screen that is gone refuses the index.
  package let isStrict: Bool
  private let style: JSONStyle
  private let workers: Workers

  package init(to plan: BuildPlan, isStrict: Bool, workers: Workers) {
    files = plan.files
    style = plan.style
    self.isStrict = isStrict
    self.workers = workers
  }

  package enum Origin: Hashable, Sendable {
    /// The content file of a screen, by its name.
    case screen(String)
    case index
    case manifest
  }

  /// What happened to an output, or kept it from being written.
  package enum Event: Hashable, Sendable {
    /// The file at a path has the right bytes.
    case written(path: String, isChanged: Bool)
    /// Two files would have the same path, apart from case; the second is not written.
    case conflict(Origin, Origin, path: String)
    case fault(FileError)
  }

  package struct Outcome: Hashable, Sendable {
    /// What happened, in order.
    package fileprivate(set) var events: [Event] = []
    /// The paths of the written files inside the output folder; `nil` if not all could be written.
    package fileprivate(set) var names: [String]?
  }

  struct Output: Sendable {
    let file: OutputFile
    let path: String
    let origin: Origin
  }

  /// Writes all screens without errors.
  ///
  /// - Parameters:
  ///   - hasIndex: Whether to write the index too, if no screen has errors.
  ///   - leftovers: JSON of screens that are gone. A strict writer refuses it: the screens are
  ///     written, and the index is not.
  package func write(
    _ reports: [CompiledContent], withIndex hasIndex: Bool, besides leftovers: [String]
  ) -> Outcome {
    let outputs = reports.flatMap { $0.outputs(isStrict: isStrict) }.map { object, json in
      output(files.name(ofOutput: object.outputName), json, .screen(object.file))
    }
    let hasIndex = hasIndex && !refuses(leftovers)
    let whole =
      hasIndex ? index(of: reports).map { [$0] + manifest(of: outputs, reports.theme) } ?? [] : []
    let (unique, conflicts) = withoutConflicts(outputs + whole)
    let wholePaths = files.wholePaths
    let screens = unique.filter { !wholePaths.contains($0.path) }
    let names = screens.map(\.file.name)
    var outcome = Outcome(events: conflicts)
    guard write(screens, &outcome), conflicts.isEmpty else { return outcome }
    do {
      try remember(names, leftovers, of: reports, isListing: !whole.isEmpty)
    } catch {
      outcome.events.append(.fault(error))
      return outcome
    }
    // The index is written last, so it names no missing file.
    if write(whole, &outcome) { outcome.names = names + whole.map(\.file.name) }
    return outcome
  }

  private func removeLeftovers(beside names: [String], in folder: OpenFolder) {
    let folders = Set(names.map { $0.contains("/") ? ContentPath.folder(of: $0) : "" })
    for inside in folders { folder.removeLeftovers(in: inside) }
  }

  private func output(_ name: String, _ bytes: [UInt8], _ origin: Origin) -> Output {
    Output(
      file: OutputFile(name: name, bytes: bytes), path: files.path(ofFile: name), origin: origin)
  }

  /// A manifest of all written screens; empty if none is requested.
  private func manifest(of screens: [Output], _ theme: Theme) -> [Output] {
    guard files.hasManifest else { return [] }
    // A file that was named twice is listed once.
    var paths: Set<String> = []
    let entries = workers.map(screens.filter { paths.insert($0.path).inserted }) { screen in
      CatalogManifest.Entry(
        file: screen.file.name, digest: SHA256.hexadecimal(of: screen.file.bytes),
        byteCount: screen.file.bytes.count)
    }
    return [
      output(
        CatalogManifest.fileName,
        CatalogManifest(screens: entries, theme: theme).jsonBytes(style: style), .manifest)
    ]
  }

  /// An index of all screens; `nil` if one fails, because a partial index would look complete.
  func index(of reports: [CompiledContent]) -> Output? {
    let indices = reports.compactMap(\.index)
    guard !reports.isEmpty, indices.count == reports.count,
      !reports.flatMap(\.diagnostics).fail(isStrict: isStrict)
    else { return nil }
    let index = ScreenIndex(
      indices.flatMap(\.screens).map { $0.inFile(files.name(ofOutput: $0.name)) },
      theme: reports.theme)
    return output(ScreenIndex.fileName, index.jsonBytes(style: style), .index)
  }

  private func withoutConflicts(_ outputs: [Output]) -> (unique: [Output], conflicts: [Event]) {
    var takenBy: [String: Origin] = [:]
    var conflicts: [Event] = []
    let unique = outputs.filter { output in
      // A Mac's file system is case-insensitive.
      let other = takenBy.updateValue(output.origin, forKey: output.path.lowercased())
      guard let other else { return true }
      // A file that was named twice does not conflict with itself.
      guard other != output.origin else { return false }
      conflicts.append(.conflict(other, output.origin, path: output.path))
      return false
    }
    return (unique, conflicts)
  }

  /// Writes outputs; returns whether all could be written.
  private func write(_ outputs: [Output], _ outcome: inout Outcome) -> Bool {
    guard !outputs.isEmpty else { return true }
    let folder: OpenFolder
    do {
      // Only the folder itself may be a link, because the user has named it.
      folder = try Disk().folder(making: files.output)
    } catch {
      outcome.events.append(.fault(error))
      return false
    }
    let results = workers.map(outputs) { output in
      Result { () throws(FileError) in
        try folder.write(output.file.bytes, to: output.file.name)
      }
    }
    var written: [Event] = []
    var faults: [Event] = []
    for (output, result) in zip(outputs, results) {
      switch result {
      case .success(let isChanged):
        written.append(.written(path: output.path, isChanged: isChanged))
      case .failure(let error): faults.append(.fault(error))
      }
    }
    outcome.events += faults + written
    removeLeftovers(beside: outputs.map(\.file.name), in: folder)
    return faults.isEmpty
  }
}

extension [CompiledContent] {
  /// The theme of the first content that has one; an app has one theme.
  fileprivate var theme: Theme { map(\.theme).first { $0 != Theme() } ?? Theme() }
}
