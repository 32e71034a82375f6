import MarqueeCompiler

extension ContentInput {
  /// Whether it is clear what may be changed: without a path, not every property list below the
  /// current folder.
  var namesContent: Bool { !paths.isEmpty || readPaths != ["."] }

  /// Whether standard input, if it is read, is a screen; reports it if not.
  ///
  /// Printing nothing would empty a file that the output replaces.
  func hasScreen(in pipelines: [ContentPipeline], on console: Console) -> Bool {
    guard readPaths.contains("-"),
      pipelines.contains(where: { !$0.content.hasAllScreens && $0.content.screens.isEmpty })
    else { return true }
    console.printFault("'\(standardInputName)' is not a screen; standard input must be one")
    return false
  }
}
