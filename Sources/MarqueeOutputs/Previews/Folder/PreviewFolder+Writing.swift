package import MarqueeCompiler

extension PreviewFolder {
  package struct Outcome {
    /// What happened to each file, in order; not to the files that pages share.
    package fileprivate(set) var changes: [NamedChange] = []
    /// How many of the files that pages share have changed; `nil` if pages share none.
    package fileprivate(set) var sharedFiles: (changed: Int, all: Int)?
    package fileprivate(set) var fault: FileError?
  }

  /// How many of the files that pages share have changed.

  /// Writes files into a folder, and removes those of deleted screens.
  ///
  /// - Parameters:
  ///   - files: The files, in writing order.
  ///   - path: The path of the folder; it is created if missing.
  ///   - content: The content that they show.
  ///   - contentPath: The path of the content.
  ///   - isSite: Whether the files are those of a site, whose pages share files.
  package static func write(
    _ files: [PreviewFile], into path: String, of content: ContentFolder, at contentPath: String,
    asSite isSite: Bool
  ) -> Outcome {
    outcome { outcome throws(FileError) in
      var folder = try PreviewFolder(path, content: contentPath)
      outcome.changes += folder.removeFiles(without: content.knownScreenNames)
      var changedCount = 0
      for file in files {
        let change = try folder.write(file)
        if !isAsset(file.name) {
          outcome.changes.append(NamedChange(name: file.name, change: change))
        } else if change == .wrote {
          changedCount += 1
        }
      }
      if isSite {
        outcome.sharedFiles = (changedCount, files.count { isAsset($0.name) })
        _ = folder.removeAssets(without: Set(files.map(\.name)))
      }
      try folder.finish()
    }
  }

  /// Writes the files of a comparison into a folder, and removes those of an earlier one in the
  /// same format.
  ///
  /// - Parameters:
  ///   - path: The path of the folder; it is created if missing.
  ///   - contentPath: The path of the new version.
  package static func write(
    comparison files: [PreviewFile], as format: PreviewFormat, into path: String,
    at contentPath: String
  ) -> Outcome {
    outcome { outcome throws(FileError) in
      var folder = try PreviewFolder(path, content: contentPath, comparing: format)
      outcome.changes += folder.removeFiles(besides: Set(files.map(\.name)))
      for file in files {
        outcome.changes.append(NamedChange(name: file.name, change: try folder.write(file)))
      }
      try folder.finish()
    }
  }

  private static func outcome(
    _ write: (inout Outcome) throws(FileError) -> Void
  ) -> Outcome {
    var outcome = Outcome()
    do throws(FileError) { try write(&outcome) } catch { outcome.fault = error }
    return outcome
  }
}

extension ContentFolder {
  /// The names of all screens; `nil` if some may be unknown, because only one was requested or some
  /// cannot be read.
  var knownScreenNames: Set<String>? {
    hasAllScreens && faults.isEmpty ? Set(screens.map(\.outputName)) : nil
  }
}
