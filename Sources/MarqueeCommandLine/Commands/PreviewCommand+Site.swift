import MarqueeCompiler

extension PreviewCommand {
  /// Runs the command for a site.
  func runSite(on console: Console) -> ExitCode {
    var command = self
    command.output = site
    return command.run(on: console)
  }

  /// The files of a site, in writing order.
  func siteFiles(
    of report: ContentReport, _ names: PreviewNames
  ) throws(FileError) -> [PreviewFile] {
    var site = PreviewSite(self)
    let pages = try site.pages(of: report, names)
    // A page names shared files, and the index names pages, so they are written in that order.
    return site.sharedFiles + pages.map { PreviewFile.page($0) } + site.indexFiles(for: pages)
  }

  /// Writes files into the output folder, and removes those of deleted screens.
  ///
  /// - Parameters:
  ///   - content: The content, at a path.
  ///   - path: The path.
  func write(
    _ files: [PreviewFile], of content: ContentFolder, at path: String, on console: Console
  ) throws(FileError) {
    var folder = try PreviewFolder(output, content: path)
    console.tell(of: folder.removeFiles(without: content.knownScreenNames), in: output)
    var changedAssets = 0
    for file in files {
      let change = try folder.write(file)
      if !PreviewFolder.isAsset(file.name) {
        console.tell(of: [(file.name, change)], in: output)
      } else if change == .wrote {
        changedAssets += 1
      }
    }
    if !site.isEmpty {
      let count = files.count { PreviewFolder.isAsset($0.name) }
      console.print("\(changedAssets) of \(count) shared files have changed\n")
      _ = folder.removeAssets(without: Set(files.map(\.name)))
    }
    try folder.finish()
  }
}

extension ContentFolder {
  /// The names of all screens; `nil` if some may be unknown, because only one was requested or some
  /// cannot be read.
  var knownScreenNames: Set<String>? {
    hasAllScreens && faults.isEmpty ? Set(screens.map(\.outputName)) : nil
  }
}

extension Console {
  /// Prints what happened to files.
  func tell(of changes: [(name: String, change: PreviewFolder.Change)], in folder: String) {
    for (name, change) in changes {
      switch change {
      case .left:
        printError(
          "marquee: warning: '\(folder)/\(name)' shows a screen that is gone, but it was changed "
            + "since it was written; remove it if nobody needs it")
      case .wrote, .unchanged, .removed:
        print(VisibleText.escape("\(change) \(folder)/\(name)") + "\n")
      }
    }
  }
}
