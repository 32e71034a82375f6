import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeManifests
import MarqueeScreen
import MarqueeValidation

/// What build systems need to know about a build: its inputs and outputs.
struct BuildSystemFiles {
  /// The folder of the outputs, as it was given.
  let output: String
  /// Whether a manifest of all screens is written beside their index.
  var hasManifest = false
  /// Whether all JSON lies in the folder itself, as in an app's bundle, but for that of a language.
  var isFlat = false

  /// The name of a screen's JSON inside the folder.
  ///
  /// - Parameter outputName: The screen's path in the content folder, without its extension.
  func name(ofOutput outputName: String) -> String {
    guard isFlat else { return "\(outputName).json" }
    let name = "\(ContentPath.name(of: outputName)).json"
    let language = ContentLanguage(ofScreen: outputName)
    return language.map { "\($0.folderName)/\(name)" } ?? name
  }

  /// The path of a screen's JSON.
  func path(ofOutput outputName: String) -> String { path(ofFile: name(ofOutput: outputName)) }

  /// The path of the index of all screens.
  var indexPath: String { path(ofFile: ScreenIndex.fileName) }

  /// The path of the manifest of all screens.
  var manifestPath: String { path(ofFile: CatalogManifest.fileName) }

  /// The paths of the files that are about all screens.
  var wholePaths: [String] { wholeNames.map(path(ofFile:)) }

  /// The names of those files.
  private var wholeNames: [String] {
    [ScreenIndex.fileName] + (hasManifest ? [CatalogManifest.fileName] : [])
  }

  /// The path of a file that is named inside the folder.
  func path(ofFile name: String) -> String {
    // A build system compares paths as texts.
    output.hasSuffix("/") ? "\(output)\(name)" : "\(output)/\(name)"
  }

  /// Checks all names of a dependency file that are known before anything is compiled.
  ///
  /// - Throws: ``FileError`` with the first name that cannot be held.
  func checkNames(of pipelines: [ContentPipeline]) throws(FileError) {
    for content in pipelines.map(\.content) {
      let screens = content.screens
      let names =
        screens.compactMap(\.path) + screens.map { path(ofOutput: $0.outputName) }
        + content.librarySources.compactMap(\.file.path)
        + [content.settingsSource?.name].compactMap(\.self)
      for name in names { _ = try HeldName(name, in: .dependencyFile) }
    }
  }

  /// Which files each screen is made of, as the text of a dependency file.
  func dependencies(
    of content: [(pipeline: ContentPipeline, report: ContentReport)]
  ) throws(FileError) -> String {
    var rules: [DependencyFile.Rule] = []
    var indexInputs: [String]? = []
    for (pipeline, report) in content {
      let inputs = try ContentInputs(pipeline.content)
      rules += report.screens.map { screen in
        DependencyFile.Rule(
          output: path(ofOutput: screen.outputName), inputs: inputs.files(of: screen.compiled))
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
    return try DependencyFile(rules: rules).text()
  }

  /// Writes the lists of an Xcode run-script phase into a folder.
  func writeFileLists(of pipelines: [ContentPipeline], to folder: String) throws(FileError) {
    var inputs: [String] = []
    var outputs: [String] = []
    for content in pipelines.map(\.content) {
      let listed = try ContentInputs(content)
      inputs += content.screens.compactMap(\.path) + listed.sharedFiles + listed.folders
      outputs += content.screens.map { name(ofOutput: $0.outputName) }
      if content.hasAllScreens { outputs += wholeNames }
    }
    let lists = XcodeFileLists(inputs: inputs, outputs: outputs, in: output)
    // Both or none are written.
    let texts = (inputs: try lists.inputsText(), outputs: try lists.outputsText())
    try LocalFiles.write(
      Array(texts.inputs.utf8), to: "\(folder)/\(XcodeFileLists.inputsName)")
    try LocalFiles.write(
      Array(texts.outputs.utf8), to: "\(folder)/\(XcodeFileLists.outputsName)")
  }
}
