package import MarqueeCompiler
import MarqueeImages
import MarqueePlatform
import MarqueeScreen

/// JSON in the output folder that no longer belongs to a screen.
extension OutputWriter {
  /// Whether JSON of screens that are gone fails the run.
  package func refuses(_ leftovers: [String]) -> Bool { isStrict && !leftovers.isEmpty }

  /// Finds JSON in the previous index that no longer belongs to a screen, even one with errors.
  ///
  /// It is not removed, because something else may read it.
  ///
  /// - Returns: Its paths inside the output folder.
  package func leftovers(besides reports: [CompiledContent]) -> [String] {
    // A folder that does not exist holds nothing.
    guard reports.areComplete, let folder = try? OpenFolder(files.output) else { return [] }
    let names = Set(reports.flatMap(\.objects).map { files.name(ofOutput: $0.outputName) })
    // On a disk that ignores case, a screen that is renamed from 'Home' to 'home' keeps its file.
    let namesByCase = Dictionary(names.map { ($0.lowercased(), $0) }) { first, _ in first }
    var seen = names
    // Nearly always the index is the one that this run makes, which lists no other file.
    let isSame = (try? folder.read(ScreenIndex.fileName).bytes) == index(of: reports)?.file.bytes
    let listed = isSame ? [] : listedFiles(in: folder)
    return (listed + UnlistedOutputs.read(in: folder)).filter { name in
      seen.insert(name).inserted && folder.holdsBytes(in: name)
        && namesByCase[name.lowercased()].map { folder.isSameFile(name, $0) } != true
    }
  }

  /// The files that the index of the last build lists; none without a readable index.
  private func listedFiles(in folder: OpenFolder) -> [String] {
    guard let bytes = try? folder.read(ScreenIndex.fileName).bytes,
      let index = try? ScreenIndex(json: Data(bytes))
    else { return [] }
    return index.screens.map(\.file)
  }

  /// Records which JSON the index does not list.
  ///
  /// - Parameters:
  ///   - names: The JSON that was written.
  ///   - isListing: Whether an index of all screens is about to be written.
  package func remember(
    _ names: [String], _ leftovers: [String], of reports: [CompiledContent], isListing: Bool
  ) throws(FileError) {
    // A folder that does not exist needs no record.
    guard reports.areComplete, let folder = try? OpenFolder(files.output) else { return }
    let listed = Set(isListing ? names : listedFiles(in: folder))
    var seen = listed
    let unlisted = (UnlistedOutputs.read(in: folder) + names + leftovers).filter { name in
      seen.insert(name).inserted && folder.holdsBytes(in: name)
    }
    try UnlistedOutputs.write(unlisted, to: folder)
  }
}

extension OpenFolder {
  /// Whether a nonempty file exists below this folder; links are not followed.
  func holdsBytes(in inside: String) -> Bool {
    guard let status = status(at: inside) else { return false }
    return status.kind == .regular && status.identity.byteCount > 0
  }

  /// Whether two names below this folder lead to one file, as on a disk that ignores case.
  fileprivate func isSameFile(_ inside: String, _ other: String) -> Bool {
    guard let status = status(at: inside), let other = self.status(at: other) else { return false }
    return status.isSameFile(as: other)
  }
}

extension [CompiledContent] {
  /// Whether they are of all screens of content folders, so that any other screen is gone.
  fileprivate var areComplete: Bool { !isEmpty && allSatisfy(\.hasAllScreens) }
}
