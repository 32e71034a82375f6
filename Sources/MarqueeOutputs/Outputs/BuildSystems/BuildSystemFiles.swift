package import MarqueeCompiler
import MarqueeScreen

package struct BuildSystemFiles: Sendable {
  /// The output folder, as given.
  package let output: String
  /// Whether a manifest of all screens is written next to their index.
  package var hasManifest = false
  /// Whether all JSON goes directly into the folder, as in an app's bundle, except that of
  /// languages.
  package var isFlat = false

  package init(output: String, hasManifest: Bool = false, isFlat: Bool = false) {
    self.output = output
    self.hasManifest = hasManifest
    self.isFlat = isFlat
  }

  /// The name of a screen's JSON inside the folder.
  ///
  /// - Parameter outputName: The screen's path in the content folder, without its extension.
  package func name(ofOutput outputName: String) -> String {
    guard isFlat else { return "\(outputName).json" }
    let name = "\(ContentPath.name(of: outputName)).json"
    return ScreenID.languageFolder(inPath: outputName).map { "\($0)/\(name)" } ?? name
  }

  package func path(ofOutput outputName: String) -> String {
    path(ofFile: name(ofOutput: outputName))
  }

  var wholePaths: [String] { wholeNames.map(path(ofFile:)) }

  private var wholeNames: [String] {
    [ScreenIndex.fileName] + (hasManifest ? [CatalogManifest.fileName] : [])
  }

  package func path(ofFile name: String) -> String {
    // A build system compares paths as text, so slashes must not be doubled.
    output.hasSuffix("/") ? "\(output)\(name)" : "\(output)/\(name)"
  }

  /// Checks all names for a dependency file that are known before compiling.
  ///
  /// - Throws: ``FileError`` for the first name that the format cannot hold.
  func checkNames(of pipelines: [ContentPipeline]) throws(FileError) {
    for content in pipelines.map(\.content) {
      let screens = content.screens
      let names =
        screens.compactMap(\.path) + screens.map { path(ofOutput: $0.outputName) }
        + content.libraryFiles.compactMap(\.file.path)
        + [content.settingsSource?.name, content.baseline?.path].compactMap(\.self)
      for name in names { _ = try HeldName(name, in: .dependencyFile) }
    }
  }

  /// The text of a dependency file: the files that each screen is made from.
  func dependencies(
    of content: [(pipeline: ContentPipeline, compiled: CompiledContent)]
  ) throws(FileError) -> String {
    var rules: [DependencyFile.Rule] = []
    var indexInputs: [String]? = []
    for (pipeline, compiled) in content {
      let inputs = ContentInputs(pipeline.content)
      rules += compiled.objects.map { object in
        DependencyFile.Rule(
          output: path(ofOutput: object.outputName), inputs: inputs.files(of: object))
      }
      indexInputs =
        pipeline.content.hasAllScreens
        ? indexInputs.map { $0 + inputs.screensAndSettings } : nil
    }
    if let indexInputs {
      rules += wholeNames.map { name in
        DependencyFile.Rule(output: path(ofFile: name), inputs: indexInputs)
      }
    }
    return try DependencyFile.text(rules)
  }

  /// Writes the lists of an Xcode run-script phase into a folder.
  package func writeFileLists(of pipelines: [ContentPipeline], to folder: String) throws(FileError)
  {
    var inputs: [String] = []
    var outputs: [String] = []
    for content in pipelines.map(\.content) {
      let listed = ContentInputs(content)
      inputs += content.screens.compactMap(\.path) + listed.sharedFiles + listed.folders
      outputs += content.screens.map { name(ofOutput: $0.outputName) }
      if content.hasAllScreens { outputs += wholeNames }
    }
    // Either both files are written or neither.
    let texts = [
      (XcodeFileLists.inputsName, try XcodeFileLists.text(ofInputs: inputs)),
      (XcodeFileLists.outputsName, try XcodeFileLists.text(ofOutputs: outputs, in: output)),
    ]
    for (name, text) in texts { try Disk().write(Array(text.utf8), to: "\(folder)/\(name)") }
  }
}
